import { useEffect, type RefObject } from 'react';

const ACTIVE_CLASS = 'table-of-contents__link--active';

/**
 * Tells screen readers which section is on screen, and keeps its entry in
 * sight. The theme marks it with a class only, so that class is watched.
 */
export function useTocCurrent(rootRef: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) {
      return undefined;
    }
    let current: Element | null = null;
    const observer = new MutationObserver(() => {
      const active = root.getElementsByClassName(ACTIVE_CLASS)[0] ?? null;
      if (active === current) {
        return;
      }
      current?.removeAttribute('aria-current');
      active?.setAttribute('aria-current', 'location');
      active?.scrollIntoView({ block: 'nearest' });
      current = active;
    });
    observer.observe(root, { attributeFilter: ['class'], subtree: true });
    return () => observer.disconnect();
  }, [rootRef]);
}
