import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface LanguageLink {
  readonly locale: string;
  /** Name of the language, in that language. */
  readonly label: string;
  /** BCP 47 tag. */
  readonly htmlLang: string;
  /** This page in that language, with query and hash. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The page in every language of the site. */
export function useLanguageLinks(): LanguageLink[] {
  const {
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { search, hash } = useLocation();
  const alternatePageUtils = useAlternatePageUtils();
  return locales.map((locale) => {
    const path = alternatePageUtils.createUrl({
      locale,
      fullyQualified: false,
    });
    const { label = locale, htmlLang = locale } = localeConfigs[locale] ?? {};
    return {
      locale,
      label,
      htmlLang,
      href: `${path}${search}${hash}`,
      isCurrent: locale === currentLocale,
    };
  });
}
