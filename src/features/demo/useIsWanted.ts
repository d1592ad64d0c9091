import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useEffect, useState, type RefObject } from 'react';
import { parseDemoHash } from '../code-variant';

/** How far from the viewport a demo begins to load. */
const NEAR_VIEWPORT = '300px 0px';

function isHashTarget(demoName: string): boolean {
  return parseDemoHash(window.location.hash)?.demoName === demoName;
}

/**
 * Whether a demo's code is wanted: it is near the viewport, has the focus, is
 * about to be printed, or the hash points at it. Once wanted, always wanted.
 */
export function useIsWanted(
  rootRef: RefObject<HTMLElement>,
  demoName: string,
): boolean {
  const [isWanted, setIsWanted] = useState(false);
  // Links to a demo are checked by the build like those to a heading.
  useBrokenLinks().collectAnchor(demoName);

  useEffect(() => {
    const root = rootRef.current;
    if (isWanted || !root) {
      return undefined;
    }
    const want = (): void => setIsWanted(true);
    const handleHash = (): void => {
      if (isHashTarget(demoName)) {
        want();
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          want();
        }
      },
      { rootMargin: NEAR_VIEWPORT },
    );
    observer.observe(root);
    root.addEventListener('focusin', want);
    window.addEventListener('beforeprint', want);
    window.addEventListener('hashchange', handleHash);
    handleHash();
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', want);
      window.removeEventListener('beforeprint', want);
      window.removeEventListener('hashchange', handleHash);
    };
  }, [rootRef, demoName, isWanted]);

  return isWanted;
}
