// Change: the table of contents is a column from 1200 px (styles.module.css);
// below that it is a disclosure under the page head (DocItem/Content). Feedback
// at the foot of the page and at its sections.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {
  FeedbackPageProvider,
  PageFeedback,
  useDocFeedbackPage,
} from '@site/src/features/feedback';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const page = useDocFeedbackPage();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.root}>
      <div className={styles.article}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <FeedbackPageProvider value={page}>
            <DocItemContent>{children}</DocItemContent>
          </FeedbackPageProvider>
          <PageFeedback key={page.page} page={page} />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasToc && (
        <div className={styles.toc}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
