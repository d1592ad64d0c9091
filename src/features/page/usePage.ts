import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageNavigation } from '@site/plugins/navigation/parseFrontMatter';

/** The front matter that pages of this site have; `navigation` is added by the build. */
interface PageFrontMatter {
  readonly packageName?: string;
  readonly waiAria?: string;
  readonly noAd?: boolean;
  readonly navigation?: PageNavigation;
}

export interface Page extends PageFrontMatter {
  readonly title: string;
  readonly description: string;
  /** Path with the language: `/zh/x/introduction/`. */
  readonly permalink: string;
  /** False when a reader of another language gets the English text. */
  readonly isTranslated: boolean;
}

/** The page that is open, as the site's own markup needs it. */
export function usePage(): Page {
  const { metadata, frontMatter } = useDoc();
  const {
    i18n: { currentLocale, defaultLocale },
  } = useDocusaurusContext();
  const { packageName, waiAria, noAd, navigation } =
    frontMatter as typeof frontMatter & PageFrontMatter; // Validated by plugins/navigation.
  return {
    title: metadata.title,
    description: metadata.description,
    permalink: metadata.permalink,
    isTranslated:
      currentLocale === defaultLocale ||
      (navigation?.translations.includes(currentLocale) ?? true),
    ...(packageName !== undefined && { packageName }),
    ...(waiAria !== undefined && { waiAria }),
    ...(noAd !== undefined && { noAd }),
    ...(navigation !== undefined && { navigation }),
  };
}
