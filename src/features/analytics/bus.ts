import { getConsent, subscribeConsent } from '../consent';
import type { SiteEvent } from './events';

/** An event, with when and where it happened. */
export interface RecordedEvent {
  readonly event: SiteEvent;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** Path of the open page, with its language. */
  readonly pathname: string;
}

/** More than a visit has; older ones give way. */
const MAX_RECORDED = 500;

const trackListeners = new Set<(recorded: RecordedEvent) => void>();
const changeListeners = new Set<() => void>();
let recorded: readonly RecordedEvent[] = [];
let isWatchingConsent = false;

function replaceRecorded(next: readonly RecordedEvent[]): void {
  recorded = next;
  changeListeners.forEach((listener) => listener());
}

/** Forgets what this visit has recorded; what was not sent yet never will be. */
export function deleteRecorded(): void {
  replaceRecorded([]);
}

function watchConsent(): void {
  if (!isWatchingConsent) {
    isWatchingConsent = true;
    subscribeConsent(() => getConsent() === 'denied' && deleteRecorded());
  }
}

/**
 * Records an event. Nothing is recorded for readers who refused; for those who
 * have not chosen it waits in memory. Never throws.
 *
 * @param pathname Where it happened, when that is not the open page.
 */
export function track(
  event: SiteEvent,
  pathname: string = window.location.pathname,
): void {
  try {
    if (getConsent() === 'denied') {
      return;
    }
    watchConsent();
    const entry: RecordedEvent = {
      event,
      atMs: Date.now(),
      pathname,
    };
    replaceRecorded([...recorded, entry].slice(-MAX_RECORDED));
    trackListeners.forEach((listener) => listener(entry));
  } catch (error) {
    console.error(error);
  }
}

/** Calls a listener with every event from now on. */
export function onTrack(
  listener: (recorded: RecordedEvent) => void,
): () => void {
  trackListeners.add(listener);
  return () => trackListeners.delete(listener);
}

/** What this visit has recorded, oldest first; another array after each change. */
export function getRecorded(): readonly RecordedEvent[] {
  return recorded;
}

/** Calls a listener after each change of {@link getRecorded}. */
export function subscribeRecorded(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}
