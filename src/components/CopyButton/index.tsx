import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Check, Copy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy, type CopyState } from './useCopy';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** Asked for on click, so that the text may be loaded or edited meanwhile. */
  readonly getText: () => string | Promise<string>;
  readonly className?: string | undefined;
  /** How long the outcome shows. Behaviours §14: 2000 for code blocks, 1200 for demos. */
  readonly durationMs?: number;
}

const ICONS = { idle: Copy, copied: Check, failed: X } as const;

function getLabel(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({ id: 'copyButton.copied', message: 'Copied' });
    case 'failed':
      return translate({ id: 'copyButton.failed', message: 'Copying failed' });
    default:
      return translate({ id: 'copyButton.copy', message: 'Copy the code' });
  }
}

/** Copies a text; the outcome shows on the button and is announced. */
export default function CopyButton({
  getText,
  className,
  durationMs = 2000,
}: CopyButtonProps): ReactNode {
  const { state, copy } = useCopy(durationMs);
  const Icon = ICONS[state];
  const label = getLabel(state);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-state={state}
        data-copy-button
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={getLabel('idle')}
        title={label}
        onClick={() => copy(getText)}
      >
        <Icon aria-hidden size={16} />
      </button>
      <span role="status" className="visually-hidden">
        {state === 'idle' ? '' : label}
      </span>
    </>
  );
}
