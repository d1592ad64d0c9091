/**
 * Mounts demos one after the other while the browser is idle, so that a page
 * with many demos in view stays responsive.
 */
type Task = () => void;

const waiting: Task[] = [];
let isRunning = false;

/** Longest wait for idle time, in milliseconds. */
const IDLE_TIMEOUT_MS = 200;

function whenIdle(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  } else {
    window.setTimeout(callback, 0); // Safari has no requestIdleCallback.
  }
}

function runNext(): void {
  isRunning = waiting.length > 0;
  if (isRunning) {
    whenIdle(() => {
      waiting.shift()?.();
      runNext();
    });
  }
}

/** Queues a mount; the returned function takes it out again. */
export function queueMount(task: Task): () => void {
  waiting.push(task);
  if (!isRunning) {
    runNext();
  }
  return () => {
    const index = waiting.indexOf(task);
    if (index >= 0) {
      waiting.splice(index, 1);
    }
  };
}
