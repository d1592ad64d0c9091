// Change: as Docusaurus's own, but `<html>` gets no `dir`: an attribute that
// the head manager owns is reset while React hydrates, which flashes.
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

export default function SiteMetadataDefaults(): ReactNode {
  const {
    siteConfig: { favicon, title, noIndex },
    i18n: { currentLocale, localeConfigs },
  } = useDocusaurusContext();
  const faviconUrl = useBaseUrl(favicon ?? '');
  return (
    <Head>
      <html lang={localeConfigs[currentLocale]?.htmlLang} />
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {favicon && <link rel="icon" href={faviconUrl} />}
    </Head>
  );
}
