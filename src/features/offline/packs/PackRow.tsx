import { translate } from '@docusaurus/Translate';
import { getProductIdentifier } from '@site/plugins/lib/product';
import Button from '@site/src/components/Button';
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
      <bdi>
        {`${formatSize(doneBytes, htmlLang)} / ${formatSize(totalBytes, htmlLang)}`}
      </bdi>
    </div>
  );
}

interface Action {
  readonly label: string;
  /** For screen readers, with the product. */
  readonly name: string;
  readonly run: () => void;
}

/** What can be done, the nearest first. The first button stays the same one, so that the focus does. */
function getActions(
  { entry, activity, onSave, onRemove }: PackRowProps,
  product: string,
): readonly Action[] {
  const isRunning = isSaving(entry, activity);
  const toAction = (label: string, run: () => void): Action => ({
    label,
    name: `${label}: ${product}`,
    run,
  });
  if (isRunning) {
    const label = translate({ id: 'offline.pack.stop', message: 'Stop' });
    return [toAction(label, stopSaving)];
  }
  const saveLabel = entry.manifest && getActionLabel(entry.state);
  const deleteLabel = translate({
    id: 'offline.pack.delete',
    message: 'Delete',
  });
  return [
    ...(saveLabel ? [toAction(saveLabel, onSave)] : []),
    ...(entry.state.kind === 'none' ? [] : [toAction(deleteLabel, onRemove)]),
  ];
}

/** An entry without the site's list has no manifest, and is never saved. */
function isSaving({ manifest }: PackEntry, { running }: PackActivity): boolean {
  return manifest !== '' && manifest === running;
}

/** A product: what is saved of it, and what can be done about that. */
export default function PackRow(props: PackRowProps): ReactNode {
  const { entry, activity, htmlLang } = props;
  const labelId = useId();
  const { name } = getProductIdentifier(entry.product, 'en', '');
  const isRunning = isSaving(entry, activity);
  const failure = activity.failures[entry.manifest];
  const message = failure && !isRunning && describeFailure(failure);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span id={labelId} className={styles.name}>
          {name}
        </span>
        {isRunning && <PackProgress {...{ activity, htmlLang, labelId }} />}
        <span role="status" className={styles.state}>
          {!isRunning && <bdi>{describePack(entry, htmlLang)}</bdi>}
        </span>
      </div>
      <div className={styles.actions}>
        {getActions(props, name).map((action, index) => (
          <Button
            key={index}
            size="small"
            aria-label={action.name}
            disabled={activity.running !== undefined && !isRunning}
            onClick={action.run}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {message && (
        <p role="alert" className={styles.failure}>
          {message}
        </p>
      )}
    </li>
  );
}
