import { whenIdle } from '../lazy';
import { getServiceOptions } from '../site-options';
import { readQueue } from './queue';

const { feedbackEndpoint } = getServiceOptions();

/** Sends what waits for the network; most visits have nothing. */
function sendWaiting(): void {
  if (
    feedbackEndpoint &&
    navigator.onLine !== false &&
    readQueue().length > 0
  ) {
    import('./panel/submit').then(
      (module) => module.sendQueued(feedbackEndpoint),
      () => {}, // Kept for the next time.
    );
  }
}

if (typeof window !== 'undefined' && feedbackEndpoint) {
  window.addEventListener('online', sendWaiting);
  whenIdle(sendWaiting);
}
