import { setTimeout as delay } from 'node:timers/promises';
import { isDataError } from '../database/isDataError';
import type { Store } from '../store/createStore';
import type { Entry } from '../store/entry';

export interface StoreInTurnOptions {
  readonly store: Pick<Store, 'add'>;
  /** Ends the waiting for a database that is gone. */
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
  /** Takes an entry that the database will never take. */
  readonly refuse: (entry: Entry, reason: string) => Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

async function storeOneByOne(
  entries: readonly Entry[],
  options: StoreInTurnOptions,
): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const entry of entries) {
    try {
      results.push(...(await options.store.add([entry])));
    } catch (error) {
      if (!isDataError(error)) {
        throw error;
      }
      options.log(`The database refuses an entry: ${String(error)}`);
      await options.refuse(entry, String(error));
      results.push(false);
    }
  }
  return results;
}

/**
 * Stores entries, however long the database is gone. One that the database
 * refuses for its content holds up no other.
 *
 * @returns Whether each was new.
 * @throws When `signal` ends it first.
 */
export async function storeInTurn(
  entries: readonly Entry[],
  options: StoreInTurnOptions,
): Promise<boolean[]> {
  const { store, signal, log } = options;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await store.add(entries).catch((error: unknown) => {
        if (isDataError(error)) {
          return storeOneByOne(entries, options);
        }
        throw error;
      });
    } catch (error) {
      if (pauseMs === FIRST_PAUSE_MS) {
        log(
          `The database does not answer, the journal keeps all: ${String(error)}`,
        );
      }
      await delay(pauseMs, undefined, { signal });
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
