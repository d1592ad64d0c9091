import type { Insights } from '@site/server/schemas/insights';
import { useCallback, useEffect, useState } from 'react';

const ENDPOINT = '/api/insights';

export type InsightsState =
  | { readonly status: 'loading' }
  /** The server asks for its token, or refused the one that was given. */
  | { readonly status: 'locked'; readonly wasRefused: boolean }
  /** Without a server, on a static host for instance, there are none. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly insights: Insights };

export interface InsightsControl {
  readonly state: InsightsState;
  /** Tries a token. It is kept until the page is left, and nowhere else. */
  readonly unlock: (token: string) => void;
  readonly reload: () => void;
  /** Content of a table as CSV. Rejects when the server does. */
  readonly loadCsv: (table: string) => Promise<Blob>;
}

function request(path: string, token: string): Promise<Response> {
  return fetch(ENDPOINT + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

async function load(days: number, token: string): Promise<InsightsState> {
  try {
    const response = await request(`?days=${days}`, token);
    if (response.status === 401) {
      return { status: 'locked', wasRefused: token !== '' };
    }
    return response.ok
      ? // Made by the server of this site, of this very version.
        { status: 'ready', insights: (await response.json()) as Insights }
      : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** The insights of the last `days` days. */
export function useInsights(days: number): InsightsControl {
  const [token, setToken] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<InsightsState>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    void load(days, token).then((next) => !isGone && setState(next));
    return () => {
      isGone = true;
    };
  }, [days, token, attempt]);

  const loadCsv = useCallback(
    async (table: string) => {
      const response = await request(`/${table}.csv?days=${days}`, token);
      if (!response.ok) {
        throw new Error(`The server answered ${response.status}.`);
      }
      return response.blob();
    },
    [days, token],
  );

  return {
    state,
    unlock: (given) => {
      setToken(given);
      // The same token again is asked again.
      setAttempt((last) => last + 1);
    },
    reload: () => {
      setState({ status: 'loading' });
      setAttempt((last) => last + 1);
    },
    loadCsv,
  };
}
