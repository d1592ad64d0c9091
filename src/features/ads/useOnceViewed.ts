import { useEffect, useRef, type RefObject } from 'react';

/** An ad counts as seen when at least half of it was in sight for a second (behaviours §10). */
const SEEN_SHARE = 0.5;
const SEEN_MS = 1000;

/**
 * Calls back once in the life of the component, when the element was seen while
 * active. A tab in the background sees nothing.
 */
export function useOnceViewed(
  ref: RefObject<Element>,
  isActive: boolean,
  onViewed: () => void,
): void {
  const isDone = useRef(false);
  const callback = useRef(onViewed);
  useEffect(() => {
    callback.current = onViewed;
  });

  useEffect(() => {
    const element = ref.current;
    if (!isActive || isDone.current || !element) {
      return undefined;
    }
    let timer: number | undefined;
    let isInSight = false;

    function update(): void {
      window.clearTimeout(timer);
      if (isInSight && !document.hidden) {
        timer = window.setTimeout(finish, SEEN_MS);
      }
    }
    function finish(): void {
      isDone.current = true;
      stop();
      callback.current();
    }
    function stop(): void {
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        isInSight = ratio >= SEEN_SHARE;
        update();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return stop;
  }, [ref, isActive]);
}
