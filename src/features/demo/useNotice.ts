import { useMemo, useState } from 'react';

/** A message that stays in the demo's block until it is closed or something else is done. */
export interface Notice {
  /** Empty for none. */
  readonly text: string;
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

export function useNotice(): Notice {
  const [text, setText] = useState('');
  return useMemo(
    () => ({ text, show: setText, clear: () => setText('') }),
    [text],
  );
}
