/** Longest wait for a quiet moment, in milliseconds. */
const LONGEST_WAIT_MS = 4000;

/** Runs something once the page is loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
    } else {
      setTimeout(run, 0);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}
