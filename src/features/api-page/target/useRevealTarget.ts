import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useRef } from 'react';
import type { Target } from './useTarget';

/**
 * A hash wins over a filter that hides what it names: the filter goes, and the
 * page scrolls there once everything is back in its place.
 * @param shown Another object whenever the filter shows other rows.
 */
export function useRevealTarget(
  { id, visit }: Target,
  shown: object,
  resetFilter: () => void,
): void {
  const isRevealing = useRef(false);

  // Before the effect below, so that it scrolls in the render after the reset.
  useIsomorphicLayoutEffect(() => {
    if (isRevealing.current && id !== null) {
      isRevealing.current = false;
      document.getElementById(id)?.scrollIntoView();
    }
  }, [shown, id]);

  useIsomorphicLayoutEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element?.closest('[hidden]')) {
      isRevealing.current = true;
      resetFilter();
    }
  }, [id, visit, resetFilter]);
}
