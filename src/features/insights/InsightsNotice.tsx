import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import type { InsightsControl, InsightsState } from './useInsights';

function TokenForm({
  wasRefused,
  unlock,
}: {
  readonly wasRefused: boolean;
  readonly unlock: InsightsControl['unlock'];
}): ReactNode {
  const [token, setToken] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        unlock(token);
      }}
    >
      <p>
        <Translate id="insights.locked">
          These numbers are for maintainers. Open them on the machine that the
          server runs on, or give the token that it was started with.
        </Translate>
      </p>
      <label>
        <Translate id="insights.token">Token</Translate>{' '}
        <input
          type="password"
          autoComplete="current-password"
          required
          value={token}
          aria-invalid={wasRefused}
          onChange={(event) => setToken(event.target.value)}
        />
      </label>{' '}
      <button type="submit" className="button button--primary">
        <Translate id="insights.unlock">Show insights</Translate>
      </button>
      <p role="alert">
        {wasRefused &&
          translate({
            id: 'insights.refused',
            message: 'The server refuses this token.',
          })}
      </p>
    </form>
  );
}

/** What is shown instead of numbers. */
export default function InsightsNotice({
  state,
  control: { unlock, reload },
}: {
  readonly state: Exclude<InsightsState, { readonly status: 'ready' }>;
  readonly control: InsightsControl;
}): ReactNode {
  switch (state.status) {
    case 'loading':
      return (
        <p role="status">
          <Translate id="insights.loading">Loading…</Translate>
        </p>
      );
    case 'locked':
      return <TokenForm wasRefused={state.wasRefused} unlock={unlock} />;
    case 'failed':
      return (
        <div role="alert">
          <p>
            <Translate id="insights.failed">
              The numbers could not be read: the site has no server, or its
              database does not answer.
            </Translate>
          </p>
          <button
            type="button"
            className="button button--secondary"
            onClick={reload}
          >
            <Translate id="insights.retry">Try again</Translate>
          </button>
        </div>
      );
  }
}
