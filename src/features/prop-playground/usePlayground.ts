import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import type {
  PlaygroundControl,
  PlaygroundValue,
} from '@site/plugins/api-reference/pageTypes';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readSettings, setValue, writeSettings, type Settings } from './values';

/** Browsers refuse an address that changes with every pixel of a slider. In milliseconds. */
const WRITE_DELAY_MS = 300;

export interface PlaygroundState {
  readonly settings: Settings;
  readonly change: (
    control: PlaygroundControl,
    value: PlaygroundValue | null,
  ) => void;
  readonly reset: () => void;
}

/** What a reader set. It lives in the address, so that it can be sent and reloaded; what makes no sense there is left out. */
export function usePlayground(
  demoName: string,
  controls: readonly PlaygroundControl[],
): PlaygroundState {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const kept = useMemo(
    () => readSettings(search, demoName, controls),
    [search, demoName, controls],
  );
  /** Newer than the address. */
  const [draft, setDraft] = useState<Settings>();
  const timerRef = useRef<number>();
  const settings = draft ?? kept;

  useEffect(() => () => window.clearTimeout(timerRef.current), []);

  function write(next: Settings): void {
    setDraft(next);
    window.clearTimeout(timerRef.current);
    timerRef.current = window.setTimeout(() => {
      const { location } = history;
      history.replace({
        ...location,
        search: writeSettings(location.search, demoName, controls, next),
      });
      setDraft(undefined);
    }, WRITE_DELAY_MS);
  }

  return {
    settings,
    change: (control, value) => write(setValue(settings, control, value)),
    reset: () => write({}),
  };
}
