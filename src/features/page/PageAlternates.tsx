import Head from '@docusaurus/Head';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { usePage } from './usePage';

/**
 * What search engines and analytics read of a page: the address of its text,
 * its real translations, its product.
 */
export default function PageAlternates(): ReactNode {
  const { navigation, isTranslated, permalink } = usePage();
  const {
    siteConfig,
    i18n: { defaultLocale, localeConfigs },
  } = useDocusaurusContext();
  const alternatePageUtils = useAlternatePageUtils();
  const toUrl = (locale: string): string =>
    alternatePageUtils.createUrl({ locale, fullyQualified: true });
  const translations = navigation?.translations ?? [];
  const canonical = isTranslated
    ? `${siteConfig.url}${permalink}`
    : toUrl(defaultLocale);
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {translations.length > 0 &&
        isTranslated &&
        [defaultLocale, ...translations].map((locale) => (
          <link
            key={locale}
            rel="alternate"
            href={toUrl(locale)}
            hrefLang={localeConfigs[locale]?.htmlLang}
          />
        ))}
      {translations.length > 0 && isTranslated && (
        <link
          rel="alternate"
          href={toUrl(defaultLocale)}
          hrefLang="x-default"
        />
      )}
      <meta
        name="mui:productCategoryId"
        content={String(navigation?.productCategoryId ?? null)}
      />
      <meta
        name="mui:productId"
        content={String(navigation?.productId ?? null)}
      />
    </Head>
  );
}
