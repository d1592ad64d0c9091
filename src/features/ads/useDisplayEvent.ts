import type { RefObject } from 'react';
import { track } from '../analytics';
import { useOnceViewed } from './useOnceViewed';

/**
 * Counts an ad that was seen, once, for a share of the readers. An empty label
 * stands for nothing to see yet.
 */
export function useDisplayEvent(
  ref: RefObject<Element>,
  label: string,
  displayRatio: number,
): void {
  useOnceViewed(ref, label !== '', () => {
    if (Math.random() < displayRatio) {
      track({
        name: 'ad',
        parameters: { eventAction: 'display', eventLabel: label },
      });
    }
  });
}
