import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { DateLibrary } from '@site/plugins/demos/types';
import { useCallback, useState } from 'react';
import { useLoaded } from '../lazy';
import { readEnvironmentText, writeEnvironmentText } from './address';
import type * as toolsModule from './tools';

export interface EnvironmentControl {
  /** What the demo runs in now, as in the address; empty when that is as the page. */
  readonly text: string;
  /** What it says should write the dates; undefined for the demo's own library. */
  readonly dateLibrary: DateLibrary | undefined;
  /** Replaces it, in the address too. */
  readonly change: (text: string) => void;
  /** Shows another one until the next change, as while a handle is dragged. */
  readonly tryOut: (text: string) => void;
  readonly isBarOpen: boolean;
  readonly toggleBar: () => void;
  /** What reads and changes environments; undefined until it is needed and loaded. */
  readonly tools: typeof toolsModule | undefined;
  /** Whether the demo has to wait, since nobody can read its environment yet. */
  readonly isLoading: boolean;
}

const loadTools = (): Promise<typeof toolsModule> =>
  import(/* webpackChunkName: "demo-environment" */ './tools');

/**
 * The environment of a demo. It lives in the address, so that it can be sent,
 * reloaded and gone back to; what understands it is loaded when there is one.
 *
 * @param onError Called with what to tell the reader when that does not load. The demo runs as the page then.
 */
export function useDemoEnvironment(
  demoName: string,
  onError: (message: string) => void,
): EnvironmentControl {
  const history = useHistory();
  const kept = useHistorySelector(({ location }) =>
    readEnvironmentText(location.search, demoName),
  );
  const [draft, setDraft] = useState<string>();
  const [isBarOpen, setIsBarOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleError = useCallback(
    (message: string) => {
      setHasFailed(true);
      setIsBarOpen(false);
      onError(message);
    },
    [onError],
  );
  const isAsked = kept !== '' && !hasFailed;
  const tools = useLoaded(loadTools, isBarOpen || isAsked, handleError);
  const text = tools ? tools.normalizeEnvironment(draft ?? kept) : '';
  return {
    text,
    dateLibrary: tools?.readDateLibrary(text),
    change(next) {
      setDraft(undefined);
      const { location } = history;
      const search = writeEnvironmentText(location.search, demoName, next);
      history.replace({ ...location, search });
    },
    tryOut: setDraft,
    isBarOpen,
    toggleBar: () => setIsBarOpen(!isBarOpen),
    tools,
    isLoading: isAsked && !tools,
  };
}
