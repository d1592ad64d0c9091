import { RELOAD_QUESTION_EVENT } from '@site/plugins/lib/storageKeys';

/** Whether a reload loses nothing: whoever holds something that the reader typed says no. */
export function mayReload(): boolean {
  return window.dispatchEvent(
    new Event(RELOAD_QUESTION_EVENT, { cancelable: true }),
  );
}
