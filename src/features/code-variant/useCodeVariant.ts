import { useSyncExternalStore } from 'react';
import { createChoice } from './createChoice';
import { parseDemoHash, type CodeVariant } from './logic';

const choice = createChoice<CodeVariant>({
  cookie: 'codeVariant',
  values: ['TS', 'JS'],
  readHash: () => parseDemoHash(window.location.hash)?.variant,
});

/** The variant that demos show. Browser only. */
export const getCodeVariant = choice.get;

/** Calls a listener when the variant may have changed. */
export const subscribeCodeVariant = choice.subscribe;

/** Shows the variant that a link asks for; a link is no choice, so it is not remembered. */
export const showCodeVariant = choice.show;

/** The reader's choice between JavaScript and TypeScript, shared by all demos and tabs. */
export function useCodeVariant(): {
  readonly codeVariant: CodeVariant;
  /** Remembers the choice for a year. */
  readonly chooseCodeVariant: (next: CodeVariant) => void;
} {
  const codeVariant = useSyncExternalStore(
    choice.subscribe,
    choice.get,
    () => choice.defaultValue,
  );
  return { codeVariant, chooseCodeVariant: choice.choose };
}
