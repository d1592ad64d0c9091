import type { CodeText, PageDemo } from '@site/plugins/demos/types';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useCodeVariant, type CodeVariant } from '../code-variant';
import type { DemoCode } from './useDemoCode';
import styles from './styles.module.css';

export interface DemoCodePanelProps {
  readonly id: string;
  readonly title: string;
  readonly lines: PageDemo['lines'];
  readonly code: DemoCode;
}

function findShown(
  { isOpen, hasPreview, sources }: DemoCode,
  variant: CodeVariant,
): CodeText | undefined {
  if (isOpen) {
    return sources?.[variant];
  }
  return hasPreview
    ? (sources?.[variant].preview ?? sources?.TS.preview)
    : undefined;
}

/** The source of a demo, or the part that matters, in the language that the reader chose. */
export default function DemoCodePanel({
  id,
  title,
  lines,
  code,
}: DemoCodePanelProps): ReactNode {
  const { codeVariant } = useCodeVariant();
  const { isOpen, hasPreview } = code;
  const shown = findShown(code, codeVariant);
  const lineCount = isOpen ? lines[codeVariant] : lines.preview;
  return (
    <div
      id={id}
      className={clsx(styles.code, !isOpen && styles.preview)}
      // Its height is there before the code is, so that nothing moves.
      style={{ '--line-count': lineCount } as CSSProperties} // Custom properties are not in React's type.
      hidden={!isOpen && !hasPreview}
      data-copy-block
    >
      {shown && (
        <pre
          className={clsx('code-block', styles.pre)}
          // Wide code scrolls, so that the keyboard has to reach it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          dir="ltr"
          role="region"
          aria-label={title}
        >
          <code dangerouslySetInnerHTML={{ __html: shown.html }} />
        </pre>
      )}
    </div>
  );
}
