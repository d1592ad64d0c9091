// Change: a button after each section's heading, for a comment on that section.
import {
  SectionFeedback,
  toText,
  useFeedbackPage,
  withSectionClass,
} from '@site/src/features/feedback';
import HeadingOriginal from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Heading(props: Props): ReactNode {
  const page = useFeedbackPage();
  const { as, id, children, className } = props;
  const isSection = as === 'h2' || as === 'h3';
  if (!page || !isSection || !id) {
    return <HeadingOriginal {...props} />;
  }
  return (
    <>
      <HeadingOriginal
        {...props}
        className={clsx(className, withSectionClass)}
      />
      <SectionFeedback
        page={page}
        section={{ id, title: toText(children).trim() || id }}
      />
    </>
  );
}
