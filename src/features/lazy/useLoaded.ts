import { useEffect, useState } from 'react';
import { getNotLoadedText } from './getNotLoadedText';

/**
 * Something that loads once it is wanted; undefined until it is there.
 *
 * @param load The same function at every call.
 * @param onError Called with what to tell the reader; the same function at every call.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  onError: (message: string) => void,
): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const isMissing = isWanted && !loaded;

  useEffect(() => {
    if (!isMissing) {
      return undefined;
    }
    let isGone = false;
    load().then(
      (value) => !isGone && setLoaded({ value }),
      (reason: unknown) => {
        console.error(reason);
        if (!isGone) {
          onError(getNotLoadedText());
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load, onError]);

  return loaded?.value;
}
