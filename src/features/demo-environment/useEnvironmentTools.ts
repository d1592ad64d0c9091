import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import type * as toolsModule from './tools';

type Tools = typeof toolsModule;

export interface EnvironmentTools {
  readonly isBarOpen: boolean;
  readonly toggleBar: () => void;
  /** The components; undefined until they are needed and loaded. */
  readonly tools: Tools | undefined;
}

/**
 * Loads what changes and compares environments, once a reader asks for it.
 *
 * @param isNeeded Whether it is needed with the bar closed too.
 * @param onError Called with what to tell the reader when it does not load; the bar is closed again then.
 */
export function useEnvironmentTools(
  isNeeded: boolean,
  onError: (message: string) => void,
): EnvironmentTools {
  const [isBarOpen, setIsBarOpen] = useState(false);
  const [tools, setTools] = useState<Tools>();
  const isWanted = (isBarOpen || isNeeded) && !tools;

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isGone = false;
    import(/* webpackChunkName: "demo-environment" */ './tools').then(
      (loaded) => !isGone && setTools(loaded),
      (reason: unknown) => {
        console.error(reason);
        if (!isGone) {
          setIsBarOpen(false);
          onError(
            translate({
              id: 'demo.environment.notLoaded',
              message:
                'The environment could not be loaded. Check your connection and try again.',
            }),
          );
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, onError]);

  return {
    isBarOpen,
    toggleBar: () => setIsBarOpen((wasOpen) => !wasOpen),
    tools,
  };
}
