import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether the labels around the packages' own texts are English as well. */
export function useIsEnglishSite(): boolean {
  const { i18n } = useDocusaurusContext();
  return i18n.currentLocale === i18n.defaultLocale;
}
