// Change: a page head (marks, title, lead, facts) instead of the bare title, the
// place of the ad under it, and the language of the text where it is not the page's own.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { AdBlock, AdPageProvider } from '@site/src/features/ads';
import { PageHead, UntranslatedNotice, usePage } from '@site/src/features/page';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocItemContent({ children }: Props): ReactNode {
  const { isTranslated, noAd, permalink } = usePage();
  const { frontMatter, toc } = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <AdPageProvider pathname={noAd ? null : permalink}>
      {!isTranslated && <UntranslatedNotice />}
      <div
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        {...(!isTranslated && { lang: 'en' })}
      >
        <PageHead />
        {hasToc && <DocItemTOCMobile />}
        <AdBlock />
        <MDXContent>{children}</MDXContent>
      </div>
    </AdPageProvider>
  );
}
