import { useEffect, useState, type RefObject } from 'react';

/** How far from the viewport a chart begins to load. */
const NEAR_VIEWPORT = '300px 0px';

/** Whether an element is near the viewport, or was. */
export function useIsNear(ref: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setIsNear(true);
        }
      },
      { rootMargin: NEAR_VIEWPORT },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
