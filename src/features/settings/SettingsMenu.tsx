import { translate } from '@docusaurus/Translate';
import Popover from '@site/src/components/Popover';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { OnRequest } from '../lazy';
import styles from './styles.module.css';

const loadPanel = () => import('./SettingsPanel');

/** The reader's settings, in a panel under a button of the header. */
export default function SettingsMenu({
  mobile = false,
}: {
  /** Set by the header's drawer, which leaves this to the header. */
  readonly mobile?: boolean;
}): ReactNode {
  if (mobile) {
    return null;
  }
  return (
    <Popover
      role="dialog"
      label={translate({ id: 'settings.label', message: 'Settings' })}
      trigger={<Settings aria-hidden size={20} />}
      panelClassName={styles.panel}
    >
      <OnRequest
        load={loadPanel}
        props={{}}
        placeholder={<div className={styles.placeholder} />}
      />
    </Popover>
  );
}
