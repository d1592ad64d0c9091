import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import SegmentedControl from '@site/src/components/SegmentedControl';
import { Code, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCodeVariant, type CodeVariant } from '../code-variant';
import type { DemoCode } from './useDemoCode';
import styles from './styles.module.css';

/** Behaviours §14: the outcome of copying a demo shows for 1.2 s. */
const COPIED_MS = 1200;

const VARIANTS: readonly { value: CodeVariant; label: string }[] = [
  { value: 'JS', label: 'JS' },
  { value: 'TS', label: 'TS' },
];

export interface DemoToolbarProps {
  readonly title: string;
  readonly code: DemoCode;
  readonly codeId: string;
  readonly onReset: () => void;
}

export default function DemoToolbar({
  title,
  code,
  codeId,
  onReset,
}: DemoToolbarProps): ReactNode {
  const { codeVariant, chooseCodeVariant } = useCodeVariant();
  const codeLabel = code.isOpen
    ? translate({ id: 'demo.toolbar.hideCode', message: 'Hide code' })
    : translate({ id: 'demo.toolbar.showCode', message: 'Show code' });
  const resetLabel = translate({
    id: 'demo.toolbar.reset',
    message: 'Reset the demo',
  });
  return (
    <div
      role="group"
      aria-label={translate(
        { id: 'demo.toolbar.label', message: 'Code of the demo: {title}' },
        { title },
      )}
      className={styles.toolbar}
    >
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={code.isOpen}
        aria-controls={codeId}
        onClick={code.toggle}
      >
        <Code aria-hidden size={16} />
        {codeLabel}
      </button>
      <span className={styles.spacer} />
      <SegmentedControl
        label={translate({
          id: 'demo.toolbar.variant',
          message: 'Language of the code',
        })}
        isLabelHidden
        segments={VARIANTS}
        value={codeVariant}
        onChange={chooseCodeVariant}
      />
      <CopyButton
        durationMs={COPIED_MS}
        getText={async () => (await code.loadSources())[codeVariant].raw}
      />
      <button
        type="button"
        className={styles.iconButton}
        aria-label={resetLabel}
        title={resetLabel}
        onClick={onReset}
      >
        <RotateCcw aria-hidden size={16} />
      </button>
    </div>
  );
}
