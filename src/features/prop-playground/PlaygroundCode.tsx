import { translate } from '@docusaurus/Translate';
import type {
  PlaygroundData,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import CopyButton from '@site/src/components/CopyButton';
import { useRef, type ReactNode } from 'react';
import { toCodeStyle } from './layout';
import { renderCode } from './renderCode';
import styles from './styles.lazy.module.css';

export interface PlaygroundCodeProps {
  readonly title: string;
  readonly code: PlaygroundData['code'];
  readonly props: Readonly<
    Record<string, Readonly<Record<string, PlaygroundValue>>>
  >;
  /** That it has room for. */
  readonly lines: number;
}

/** The JSX of what runs, with the props that are not at their default. */
export default function PlaygroundCode({
  title,
  code,
  props,
  lines,
}: PlaygroundCodeProps): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    // Code runs to the right on every page, and its button is where it ends.
    <div
      dir="ltr"
      className={styles.code}
      style={toCodeStyle(lines)}
      data-copy-block
    >
      <pre
        className={`code-block ${styles.pre}`}
        // Wide code scrolls, so that the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        role="region"
        aria-label={translate(
          { id: 'propPlayground.code', message: 'Code: {title}' },
          { title },
        )}
      >
        <code
          ref={codeRef}
          dangerouslySetInnerHTML={{ __html: renderCode(code, props) }}
        />
      </pre>
      <CopyButton
        className={styles.copy}
        getText={() => codeRef.current?.textContent?.trimEnd() ?? ''}
      />
    </div>
  );
}
