import { useEffect, useState } from 'react';
import { whenIdle } from '../lazy';

/** True from the first moment in which the browser has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => !isGone && setIsIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
