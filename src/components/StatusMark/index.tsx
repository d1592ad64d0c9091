import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type Status = 'new' | 'planned' | 'preview';

function getStatusName(status: Status): string {
  switch (status) {
    case 'new':
      return translate({ id: 'statusMark.new', message: 'New' });
    case 'planned':
      return translate({ id: 'statusMark.planned', message: 'Planned' });
    case 'preview':
      return translate({ id: 'statusMark.preview', message: 'Preview' });
  }
}

/** A quiet chip for the state of a feature. */
export default function StatusMark({
  status,
}: {
  readonly status: Status;
}): ReactNode {
  return <span className={styles.chip}>{getStatusName(status)}</span>;
}
