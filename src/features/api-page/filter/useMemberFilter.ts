import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MemberSection } from '../page-model';
import {
  findShownIds,
  formatFilter,
  NO_FILTER,
  parseFilter,
  type MemberFilter,
} from './logic';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const URL_DELAY_MS = 300;

/** Not through the router: a filter is no navigation, and must not scroll. */
function writeUrl(filter: MemberFilter): void {
  const { pathname, search, hash } = window.location;
  const next = formatFilter(filter, search);
  if (next !== search) {
    window.history.replaceState(
      window.history.state,
      '',
      pathname + next + hash,
    );
  }
}

export interface MemberFilterState {
  readonly filter: MemberFilter;
  readonly shownIds: ReadonlySet<string>;
  readonly setFilter: (filter: MemberFilter) => void;
  readonly resetFilter: () => void;
}

/** The filter of a page. It starts as the address says and is kept there. */
export function useMemberFilter(
  sections: readonly MemberSection[],
): MemberFilterState {
  // The static HTML has no query, so the first render shows everything.
  const [filter, setFilterState] = useState(NO_FILTER);
  const timer = useRef<number>();

  useIsomorphicLayoutEffect(() => {
    setFilterState(parseFilter(window.location.search));
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const setFilter = useCallback((next: MemberFilter) => {
    setFilterState(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => writeUrl(next), URL_DELAY_MS);
  }, []);
  const resetFilter = useCallback(() => {
    setFilterState(NO_FILTER);
    window.clearTimeout(timer.current);
    writeUrl(NO_FILTER);
  }, []);
  const shownIds = useMemo(
    () => findShownIds(sections, filter),
    [sections, filter],
  );
  return {
    filter,
    shownIds,
    setFilter,
    resetFilter,
  };
}
