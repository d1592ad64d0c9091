import { tellWorker } from './askBuild';
import { decideStep } from './updates';

/** Longest time without a look for a new version, in milliseconds. */
const HOUR_MS = 3_600_000;

function follow(
  registration: ServiceWorkerRegistration,
  onActivated: (worker: ServiceWorker) => void,
): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.waiting) {
      tellWorker(registration.waiting, { type: 'skip-waiting' });
    } else if (worker.state === 'activated') {
      onActivated(worker);
    }
  });
}

/**
 * Lets each new worker take over at once, and tells when it has.
 *
 * @param hasController Whether a worker served the page when it loaded.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  hasController: boolean,
  onActivated: (worker: ServiceWorker) => void,
): void {
  const { waiting, installing } = registration;
  const step = decideStep({
    hasController,
    hasWaiting: waiting !== null,
    hasInstalling: installing !== null,
  });
  if (step === 'ignore') {
    return;
  }
  registration.addEventListener('updatefound', () =>
    follow(registration, onActivated),
  );
  if (step === 'follow') {
    follow(registration, onActivated);
  } else if (waiting && step === 'skip-waiting') {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') {
        onActivated(waiting);
      }
    });
    tellWorker(waiting, { type: 'skip-waiting' });
  }

  // Browsers look with each document; a reader of this site seldom loads a second one.
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lookedAtMs > HOUR_MS) {
      lookedAtMs = Date.now();
      registration.update().catch(() => {}); // Offline.
    }
  });
}
