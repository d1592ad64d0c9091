// Change: no canonical or alternate links here. The original claims a
// translation for every page; src/features/page knows the real ones.
import Head from '@docusaurus/Head';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

export default function SiteMetadata(): ReactNode {
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
