import { getConsent } from '../consent';
import { getRecorded, type RecordedEvent } from './bus';
import type { Transport } from './transports/types';

/** How long events wait for others to share a request, in milliseconds. */
const BATCH_DELAY_MS = 2000;

/** First and longest wait before another try, in milliseconds. */
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 300_000;

export interface Dispatcher {
  /** Tells that there is something to send. */
  wake(): void;
  /** Sends at once what there is, as the page may be gone in a moment. */
  flush(): void;
}

/**
 * Gives recorded events to a transport: after consent, in batches, again after
 * a failure. What was deleted meanwhile is not sent.
 *
 * @param getTransport Called at the first event after consent.
 */
export function createDispatcher(getTransport: () => Transport): Dispatcher {
  const sent = new WeakSet<RecordedEvent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      send(false);
    }, delayMs);
  }

  function send(isLeaving: boolean): void {
    const events = getRecorded().filter((entry) => !sent.has(entry));
    if (events.length === 0 || getConsent() !== 'granted') {
      return;
    }
    events.forEach((entry) => sent.add(entry));
    getTransport()
      .send(events, isLeaving)
      .then(
        () => {
          retryMs = FIRST_RETRY_MS;
        },
        () => {
          events.forEach((entry) => sent.delete(entry));
          schedule(retryMs);
          retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
        },
      );
  }

  return {
    wake() {
      if (document.visibilityState === 'hidden') {
        send(true);
      } else {
        schedule(BATCH_DELAY_MS);
      }
    },
    flush: () => send(true),
  };
}
