import { useSyncExternalStore } from 'react';
import { createChoice } from './createChoice';
import { CODE_STYLINGS, parseDemoHash, type CodeStyling } from './logic';

const choice = createChoice<CodeStyling>({
  cookie: 'codeStyling',
  values: CODE_STYLINGS,
  readHash: () => parseDemoHash(window.location.hash)?.styling,
});

/** The styling that demos show, where they have it. Browser only. */
export const getCodeStyling = choice.get;

/** Calls a listener when the styling may have changed. */
export const subscribeCodeStyling = choice.subscribe;

/** Shows the styling that a link asks for; a link is no choice, so it is not remembered. */
export const showCodeStyling = choice.show;

/** The reader's choice of how demos are styled, where they offer one; shared by all demos and tabs. */
export function useCodeStyling(): {
  readonly codeStyling: CodeStyling;
  /** Remembers the choice for a year. */
  readonly chooseCodeStyling: (next: CodeStyling) => void;
} {
  const codeStyling = useSyncExternalStore(
    choice.subscribe,
    choice.get,
    () => choice.defaultValue,
  );
  return { codeStyling, chooseCodeStyling: choice.choose };
}
