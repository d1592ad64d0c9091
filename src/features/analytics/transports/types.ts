import type { RecordedEvent } from '../bus';

/** A way out for events. There is none before consent. */
export interface Transport {
  /**
   * Sends events, oldest first.
   *
   * @param isLeaving Whether the page may be gone at once, so that only a beacon arrives.
   * @returns Rejected when they should be tried again.
   */
  send(events: readonly RecordedEvent[], isLeaving: boolean): Promise<void>;
  /** Called when the reader takes the consent back. */
  stop(): void;
}
