import path from 'node:path';
import { openEmbedded } from './database/openEmbedded';
import { openPostgres } from './database/openPostgres';
import type { Database } from './database/types';
import {
  createInbox,
  type Inbox,
  type InboxOptions,
} from './inbox/createInbox';
import { Journal } from './inbox/journal';
import type { ServerOptions } from './options';
import { createStore, type Store } from './store/createStore';

/** Takes in what readers send, and answers what maintainers ask. */
export interface Collector {
  readonly inbox: Inbox;
  readonly store: Store;
  close(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function openDatabase(options: ServerOptions): Promise<Database> {
  return options.databaseUrl
    ? Promise.resolve(openPostgres(options.databaseUrl))
    : openEmbedded(path.join(options.dataDirectory, 'database'));
}

/**
 * Starts the collector: what an earlier process left in the journal is stored,
 * what is older than the retention is deleted, now and daily. None of it is
 * waited for, as none of it is needed to take more in.
 */
export function createCollector(
  options: ServerOptions,
  log: (message: string) => void,
  limits: Pick<InboxOptions, 'answerWithinMs'> = {},
): Collector {
  const store = createStore(() => openDatabase(options));
  const inbox = createInbox({
    journal: new Journal(path.join(options.dataDirectory, 'journal')),
    store,
    log,
    ...limits,
  });
  let isClosing = false;

  async function deleteOld(): Promise<void> {
    try {
      await inbox.sweep();
      if (!isClosing) {
        await store.deleteOlderThan(options.retentionDays);
      }
    } catch (error) {
      log(`Deleting old entries failed: ${String(error)}`);
    }
  }

  const timer = setInterval(() => void deleteOld(), DAY_MS);
  timer.unref();
  const started = deleteOld();

  return {
    inbox,
    store,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await inbox.close();
      await started;
      await store.close();
    },
  };
}
