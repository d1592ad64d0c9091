import type { CodeText as Text, PageDemo } from '@site/plugins/demos/types';
import clsx from 'clsx';
import {
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useCodeVariant, type CodeVariant } from '../code-variant';
import type { DemoEditing } from '../demo-editor';
import EditHint from './EditHint';
import type { DemoCode } from './useDemoCode';
import styles from './styles.module.css';

export interface DemoCodePanelProps {
  readonly id: string;
  readonly demo: PageDemo;
  readonly title: string;
  readonly code: DemoCode;
  readonly editing: DemoEditing;
  readonly onEdit: () => void;
}

function findShown(
  { isOpen, hasPreview, sources }: DemoCode,
  variant: CodeVariant,
): Text | undefined {
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
  demo,
  title,
  code,
  editing,
  onEdit,
}: DemoCodePanelProps): ReactNode {
  const hintRef = useRef<HTMLButtonElement>(null);
  const { codeVariant } = useCodeVariant();
  const { isOpen, hasPreview, sources } = code;
  const { tools, edited, isEditing } = editing;
  const shown = findShown(code, codeVariant);
  const lineCount = isOpen ? demo.lines[codeVariant] : demo.lines.preview;
  const original = isOpen ? sources?.[codeVariant].raw : undefined;
  const isEditable = isEditing || edited !== 'no';
  // An editor that is open stays, also when what it has is the demo's own code again.
  const [hasEditor, setHasEditor] = useState(false);
  if (isOpen && isEditable && !hasEditor) {
    setHasEditor(true);
  }

  function handleClick(event: MouseEvent): void {
    const isMarking = window.getSelection()?.isCollapsed === false;
    // By finger, whoever scrolls would open a keyboard.
    const { pointerType } = event.nativeEvent as PointerEvent; // Of every click, in browsers of today.
    if (pointerType === 'mouse' && !isMarking) {
      onEdit();
    }
  }

  return (
    <div
      id={id}
      className={clsx(styles.code, !isOpen && styles.preview)}
      // Its height is there before the code is, so that nothing moves.
      style={{ '--line-count': lineCount } as CSSProperties} // Custom properties are not in React's type.
      hidden={!isOpen && !hasPreview}
      data-copy-block={tools && hasEditor ? 'editor' : true}
    >
      {shown && <EditHint ref={hintRef} onEdit={onEdit} />}
      {tools && hasEditor && original !== undefined ? (
        <tools.EditorPanel
          key={editing.key}
          editing={editing}
          demo={demo}
          title={title}
          original={original}
          onLeave={() => hintRef.current?.focus()}
        />
      ) : (
        shown && (
          <CodeText
            title={title}
            shown={shown}
            edited={editing.getCode()}
            onClick={handleClick}
          />
        )
      )}
    </div>
  );
}

interface CodeTextProps {
  readonly title: string;
  readonly shown: Text;
  /** Instead of what shows, until there is an editor for it. */
  readonly edited: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

function CodeText({ title, shown, edited, onClick }: CodeTextProps): ReactNode {
  return (
    // The keyboard has the hint above.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <pre
      className={clsx('code-block', styles.pre)}
      // Wide code scrolls, so that the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      role="region"
      aria-label={title}
      onClick={onClick}
    >
      {edited === undefined ? (
        <code dangerouslySetInnerHTML={{ __html: shown.html }} />
      ) : (
        <code>{edited}</code>
      )}
    </pre>
  );
}
