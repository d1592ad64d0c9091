import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCodeVariant } from '../code-variant';
import type { DemoCode } from './useDemoCode';
import styles from './styles.module.css';

/** The source of a demo, in the variant that the reader chose. */
export default function DemoCodePanel({
  id,
  title,
  code: { isOpen, sources },
}: {
  readonly id: string;
  readonly title: string;
  readonly code: DemoCode;
}): ReactNode {
  const { codeVariant } = useCodeVariant();
  return (
    <div id={id} className={styles.code} hidden={!isOpen}>
      {isOpen && sources && (
        <pre
          className={clsx('code-block', styles.pre)}
          // Wide code scrolls, so that the keyboard has to reach it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          dir="ltr"
          role="region"
          aria-label={title}
        >
          <code
            dangerouslySetInnerHTML={{ __html: sources[codeVariant].html }}
          />
        </pre>
      )}
    </div>
  );
}
