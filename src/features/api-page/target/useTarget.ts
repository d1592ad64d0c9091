import { useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useState } from 'react';
import { parseTarget } from './logic';

/** What the address points at. */
export interface Target {
  /** Null without a hash, and in the static HTML. */
  readonly id: string | null;
  /** Another one each time a reader goes there, also to the same place again. */
  readonly visit: string;
}

const NONE: Target = { id: null, visit: '' };

/** The element that the hash names, on load and whenever it changes. */
export function useTarget(): Target {
  const { hash, key = '' } = useLocation();
  // The static HTML knows no hash, so the first render marks nothing.
  const [target, setTarget] = useState(NONE);
  useIsomorphicLayoutEffect(() => {
    setTarget({ id: parseTarget(hash), visit: `${key}${hash}` });
  }, [hash, key]);
  return target;
}
