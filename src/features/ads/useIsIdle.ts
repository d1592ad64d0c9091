import { useEffect, useState } from 'react';

/** Longest time in ms that a busy page keeps the ad waiting. */
const TIMEOUT_MS = 3000;

/** True from the first moment in which the browser has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const settle = (): void => setIsIdle(true);
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(settle, 1);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(settle, { timeout: TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
