import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import { useSyncExternalStore, type ReactNode } from 'react';
import {
  deleteRecorded,
  getRecorded,
  subscribeRecorded,
  type RecordedEvent,
} from '../analytics';
import { ConsentChoice, useConsent, type Consent } from '../consent';
import styles from './styles.lazy.module.css';

const getNoEvents = (): readonly RecordedEvent[] => [];

function Explanation({ consent }: { readonly consent: Consent }): ReactNode {
  switch (consent) {
    case 'granted':
      return (
        <Translate id="transparency.granted">
          What this visit has recorded and sends. The list ends with the visit.
        </Translate>
      );
    case 'undecided':
      return (
        <Translate id="transparency.undecided">
          You have not chosen yet: this waits in the memory of this page, and
          nothing of it was sent.
        </Translate>
      );
    default:
      return (
        <Translate id="transparency.denied">
          Nothing is recorded, and nothing is sent.
        </Translate>
      );
  }
}

function EventRow({ entry }: { readonly entry: RecordedEvent }): ReactNode {
  const { event, atMs } = entry;
  return (
    <li>
      <details className={styles.event}>
        <summary>
          <code>{event.name}</code>
          <time dateTime={new Date(atMs).toISOString()}>
            {new Date(atMs).toLocaleTimeString()}
          </time>
        </summary>
        <pre dir="ltr">
          {JSON.stringify(
            { page: entry.pathname, ...event.parameters },
            null,
            2,
          )}
        </pre>
      </details>
    </li>
  );
}

/** What this visit has recorded, event by event, with the choice about it. */
export default function TransparencyPanel(): ReactNode {
  const consent = useConsent();
  const recorded = useSyncExternalStore(
    subscribeRecorded,
    getRecorded,
    getNoEvents,
  );
  return (
    <section className={styles.root}>
      <ConsentChoice />
      <p className={styles.text} role="status">
        <Explanation consent={consent} />
      </p>
      {recorded.length > 0 && (
        <>
          <details className={styles.events}>
            <summary>
              <Translate
                id="transparency.events"
                values={{ count: recorded.length }}
              >
                {'Recorded events: {count}'}
              </Translate>
            </summary>
            <ol reversed>
              {[...recorded].reverse().map((entry) => (
                <EventRow
                  key={`${entry.atMs}-${recorded.indexOf(entry)}`}
                  entry={entry}
                />
              ))}
            </ol>
          </details>
          <Button
            size="small"
            className={styles.delete}
            onClick={deleteRecorded}
          >
            <Translate id="transparency.delete">
              Delete what was recorded
            </Translate>
          </Button>
        </>
      )}
    </section>
  );
}
