import Translate, { translate } from '@docusaurus/Translate';
import { getProductIdentifier } from '@site/plugins/lib/product';
import { useId, type ReactNode } from 'react';
import { stopSaving, type PackActivity } from './activity';
import styles from './packs.lazy.module.css';
import {
  describeFailure,
  describePack,
  formatSize,
  getActionLabel,
} from './texts';
import type { PackEntry } from './toPackState';

export interface PackRowProps {
  readonly entry: PackEntry;
  readonly activity: PackActivity;
  /** Of the page. */
  readonly htmlLang: string;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

function PackProgress({
  activity: { doneBytes, totalBytes },
  htmlLang,
  labelId,
}: Pick<PackRowProps, 'activity' | 'htmlLang'> & {
  readonly labelId: string;
}): ReactNode {
  return (
    <div className={styles.progress}>
      <progress
        aria-labelledby={labelId}
        max={totalBytes || 1}
        value={doneBytes}
      />
      <span>
        {`${formatSize(doneBytes, htmlLang)} / ${formatSize(totalBytes, htmlLang)}`}
      </span>
    </div>
  );
}

/** A product: what is saved of it, and what can be done about that. */
export default function PackRow({
  entry,
  activity,
  htmlLang,
  onSave,
  onRemove,
}: PackRowProps): ReactNode {
  const labelId = useId();
  const { name } = getProductIdentifier(entry.product, 'en', '');
  const isRunning =
    activity.running === entry.manifest && entry.manifest !== '';
  const failure = activity.failures[entry.manifest];
  const message = failure && !isRunning && describeFailure(failure);
  const actionLabel = entry.manifest && getActionLabel(entry.state);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span id={labelId} className={styles.name}>
          {name}
        </span>
        {isRunning ? (
          <PackProgress {...{ activity, htmlLang, labelId }} />
        ) : (
          <span className={styles.state}>{describePack(entry, htmlLang)}</span>
        )}
      </div>
      <div className={styles.actions}>
        {isRunning && (
          <button type="button" className={styles.button} onClick={stopSaving}>
            <Translate id="offline.pack.stop">Stop</Translate>
          </button>
        )}
        {!isRunning && actionLabel && (
          <button
            type="button"
            className={styles.button}
            aria-label={`${actionLabel}: ${name}`}
            disabled={activity.running !== undefined}
            onClick={onSave}
          >
            {actionLabel}
          </button>
        )}
        {!isRunning && entry.state.kind !== 'none' && (
          <button
            type="button"
            className={styles.button}
            aria-label={translate(
              { id: 'offline.pack.deleteName', message: 'Delete: {name}' },
              { name },
            )}
            disabled={activity.running !== undefined}
            onClick={onRemove}
          >
            <Translate id="offline.pack.delete">Delete</Translate>
          </button>
        )}
      </div>
      {message && (
        <p role="alert" className={styles.failure}>
          {message}
        </p>
      )}
    </li>
  );
}
