// Change: a page head (marks, title, lead, facts) instead of the bare title,
// and the language of the text where it is not the page's own.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { PageHead, UntranslatedNotice, usePage } from '@site/src/features/page';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocItemContent({ children }: Props): ReactNode {
  const { isTranslated } = usePage();
  return (
    <>
      {!isTranslated && <UntranslatedNotice />}
      <div
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        {...(!isTranslated && { lang: 'en' })}
      >
        <PageHead />
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
