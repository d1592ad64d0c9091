import type { CodeVariant, PageDemo } from '@site/plugins/demos/types';
import { compiler } from './compiler';
import { describeFailure } from './describeFailure';
import { subscribeToEdits, getEdit } from './edits';
import { createSession, type Session } from './session';

const sessions = new Map<string, Session>();

// Code that is the demo's own again has nothing to run any more.
subscribeToEdits(() => {
  for (const key of sessions.keys()) {
    if (!getEdit(key)) {
      sessions.delete(key);
    }
  }
});

/** The session of edited code; it begins with the edit, and outlives the page. */
export function getSession(
  key: string,
  demo: PageDemo,
  variant: CodeVariant,
): Session {
  const known = sessions.get(key);
  if (known) {
    return known;
  }
  const session = createSession({
    compiler,
    fileName: variant === 'TS' ? 'Demo.tsx' : 'Demo.jsx',
    async loadModules() {
      const { modules } = (await demo.loadSources())[variant];
      return modules.map(({ name, raw }) => ({ name, code: raw }));
    },
    describe: describeFailure,
  });
  sessions.set(key, session);
  return session;
}
