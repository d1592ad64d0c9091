import { useEffect, useState } from 'react';
import type * as content from './content';

type AdComponents = typeof content;

/** The components of the ads, once they are wanted and loaded; never where they are blocked. */
export function useAdComponents(isWanted: boolean): AdComponents | undefined {
  const [components, setComponents] = useState<AdComponents>();
  useEffect(() => {
    let isGone = false;
    if (isWanted) {
      import('./content').then(
        (loaded) => !isGone && setComponents(loaded),
        () => {}, // Offline or blocked: the place stays empty.
      );
    }
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return components;
}
