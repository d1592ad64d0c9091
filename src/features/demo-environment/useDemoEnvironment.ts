import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useMemo, useState } from 'react';
import {
  formatEnvironment,
  parseEnvironment,
  readEnvironment,
  writeEnvironment,
  type DemoEnvironment,
} from './environment';

export interface EnvironmentControl {
  /** What the demo runs in now. */
  readonly environment: DemoEnvironment;
  /** Whether anything differs from the page. */
  readonly isChanged: boolean;
  /** Replaces the environment, in the address too. */
  readonly change: (next: DemoEnvironment) => void;
  /** Shows an environment until the next change, as while a handle is dragged. */
  readonly tryOut: (next: DemoEnvironment) => void;
}

/** The environment of a demo. It lives in the address, so that it can be sent, reloaded and gone back to. */
export function useDemoEnvironment(demoName: string): EnvironmentControl {
  const history = useHistory();
  const kept = useHistorySelector(({ location }) =>
    formatEnvironment(readEnvironment(location.search, demoName)),
  );
  const [draft, setDraft] = useState<DemoEnvironment>();

  return useMemo(
    () => ({
      environment: draft ?? parseEnvironment(kept),
      isChanged: kept !== '',
      change(next) {
        setDraft(undefined);
        const { location } = history;
        const search = writeEnvironment(location.search, demoName, next);
        history.replace({ ...location, search });
      },
      tryOut: setDraft,
    }),
    [draft, kept, history, demoName],
  );
}
