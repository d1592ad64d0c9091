import { useEffect, useState, type RefObject } from 'react';

/** Room inside an element's padding, in pixels. */
function measureContent(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
  return Math.round(element.clientWidth - (padding || 0));
}

/** Room inside the parent of an element, as it changes. */
export function useAvailableWidth(ref: RefObject<HTMLElement>): number {
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const parent = ref.current?.parentElement;
    if (!parent) {
      return undefined;
    }
    const measure = (): void => setAvailable(measureContent(parent));
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return available;
}
