import { useEffect, type RefObject } from 'react';

/** Room between what has the focus and what lies over the page, in pixels. */
const GAP = 16;

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How far the page has to scroll so that a cover no longer hides an element; 0 when it does not. */
export function getScrollToReveal(element: Box, cover: Box): number {
  const isHidden =
    element.bottom > cover.top &&
    element.top < cover.bottom &&
    element.right > cover.left &&
    element.left < cover.right;
  return isHidden ? element.bottom - cover.top + GAP : 0;
}

/**
 * Keeps what has the focus from being hidden by something that lies over the
 * end of the page: the page scrolls, and has the room for it.
 */
export function useKeepFocusInSight(coverRef: RefObject<HTMLElement>): void {
  useEffect(() => {
    const cover = coverRef.current;
    if (!cover) {
      return undefined;
    }
    const { body } = document;
    body.style.paddingBlockEnd = `${cover.offsetHeight + 2 * GAP}px`;

    function handleFocus({ target }: FocusEvent): void {
      if (target instanceof Element && cover && !cover.contains(target)) {
        const distance = getScrollToReveal(
          target.getBoundingClientRect(),
          cover.getBoundingClientRect(),
        );
        if (distance > 0) {
          window.scrollBy({ top: distance });
        }
      }
    }
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      body.style.paddingBlockEnd = '';
    };
  }, [coverRef]);
}
