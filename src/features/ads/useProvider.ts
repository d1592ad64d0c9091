import { useEffect, useState, type RefObject } from 'react';
import {
  BEFORE_FIRST_POLL,
  POLL_INTERVAL_MS,
  pollProvider,
  type ProviderState,
} from './pollProvider';
import { findAd, insertScript } from './providerPlace';

/**
 * Puts the provider's script into the place and looks for what it makes there.
 * Null without a script.
 *
 * @param fillerLink Where the ad leads that the provider shows when it has sold none.
 */
export function useProvider(
  placeRef: RefObject<HTMLElement>,
  script: string | null,
  fillerLink: string | null,
): ProviderState | null {
  const [state, setState] = useState<ProviderState>(BEFORE_FIRST_POLL);

  useEffect(() => {
    const place = placeRef.current;
    if (script === null || !place) {
      return undefined;
    }
    let current = BEFORE_FIRST_POLL;
    let pollTimer: number | undefined;

    function poll(element: HTMLElement): void {
      current = pollProvider(current, findAd(element, fillerLink));
      setState(current);
      if (current.status === 'searching') {
        pollTimer = window.setTimeout(poll, POLL_INTERVAL_MS, element);
      }
    }
    // In the next task: a component that is mounted twice at once inserts one script.
    const insertTimer = window.setTimeout(insertScript, 0, place, script);
    poll(place);
    return () => {
      window.clearTimeout(insertTimer);
      window.clearTimeout(pollTimer);
      // A late answer of the script finds its place no more.
      place.replaceChildren();
    };
  }, [placeRef, script, fillerLink]);

  return script === null ? null : state;
}
