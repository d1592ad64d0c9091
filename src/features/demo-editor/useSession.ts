import type { CodeVariant, PageDemo } from '@site/plugins/demos/types';
import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session';
import { getSession } from './sessions';

/** The session of edited code, and how it is doing. */
export function useSession(
  key: string,
  demo: PageDemo,
  variant: CodeVariant,
): { readonly session: Session; readonly state: SessionState } {
  const session = getSession(key, demo, variant);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return { session, state };
}
