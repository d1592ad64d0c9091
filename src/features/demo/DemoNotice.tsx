import { translate } from '@docusaurus/Translate';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notice } from './useNotice';
import toolbarStyles from './toolbar.module.css';
import styles from './styles.module.css';

/** What went wrong, where the reader looks, until it is closed. */
export default function DemoNotice({
  notice: { text, clear },
}: {
  readonly notice: Notice;
}): ReactNode {
  const closeLabel = translate({
    id: 'demo.notice.close',
    message: 'Close the message',
  });
  return (
    text && (
      <div className={styles.notice}>
        <p role="alert" className={styles.noticeText}>
          {text}
        </p>
        <button
          type="button"
          className={toolbarStyles.button}
          aria-label={closeLabel}
          title={closeLabel}
          onClick={clear}
        >
          <X aria-hidden size={16} />
        </button>
      </div>
    )
  );
}
