import { translate } from '@docusaurus/Translate';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.lazy.module.css';

export interface NoticeProps {
  readonly text: string;
  readonly actionLabel: string;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** A line about the page's version, over its lower edge, with one thing to do about it. */
export default function Notice({
  text,
  actionLabel,
  onAction,
  onClose,
}: NoticeProps): ReactNode {
  return (
    <div className={styles.root}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <button type="button" className={styles.action} onClick={onAction}>
        {actionLabel}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={translate({ id: 'offline.close', message: 'Close' })}
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
