import type { Entry } from '../store/entry';
import type { Store } from '../store/createStore';
import { createBatcher } from './createBatcher';
import type { Journal, Segment } from './journal';
import { storeInTurn } from './storeInTurn';

/** What became of an entry: in the database, there already, or on disk and on its way. */
export type Outcome = 'new' | 'known' | 'queued';

/** The inbox takes nothing now; the same request may succeed later. */
export class UnavailableError extends Error {}

export interface InboxOptions {
  readonly journal: Journal;
  readonly store: Store;
  /** Bytes on their way to the database above which nothing is taken. */
  readonly mostPendingBytes?: number;
  /** Time, in ms, that an answer waits for the database once the entry is on disk. */
  readonly answerWithinMs?: number;
  /** Pause, in ms, between the sweeps of the journal. */
  readonly sweepMs?: number;
  readonly log: (message: string) => void;
}

export interface Inbox {
  /**
   * Resolves once the entry is on disk, and tells what the database said if
   * it answers in time.
   * @throws {UnavailableError} When neither disk nor memory takes more.
   */
  accept(entry: Entry): Promise<Outcome>;
  /** Resolves once the entry is on disk. @throws {UnavailableError} As above. */
  keep(entries: readonly Entry[]): Promise<void>;
  /** Stores what other processes left in the journal, and deletes what is done. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const MOST_PENDING_BYTES = 64 * 1024 * 1024;
const ANSWER_WITHIN_MS = 150;
const SWEEP_MS = 60_000;

/**
 * First the journal, then the database: an entry is acknowledged when it is on
 * disk, and what the database does not take now it takes later.
 */
export function createInbox({
  journal,
  store,
  mostPendingBytes = MOST_PENDING_BYTES,
  answerWithinMs = ANSWER_WITHIN_MS,
  sweepMs = SWEEP_MS,
  log,
}: InboxOptions): Inbox {
  const closing = new AbortController();
  let pendingBytes = 0;

  const writeDown = createBatcher<Entry, Segment>(async (entries) => {
    const segment = await journal.append(entries);
    return entries.map(() => segment);
  });
  const save = createBatcher<Entry, boolean>((entries) =>
    storeInTurn(entries, {
      store,
      signal: closing.signal,
      log,
      refuse: (entry, reason) => journal.keepRefused(entry, reason),
    }),
  );

  /** Writes an entry down; resolves to its way into the database. */
  async function take(
    entry: Entry,
  ): Promise<{ readonly saved: Promise<boolean> }> {
    const bytes = JSON.stringify(entry).length;
    if (closing.signal.aborted || pendingBytes + bytes > mostPendingBytes) {
      throw new UnavailableError('Too much is waiting for the database.');
    }
    pendingBytes += bytes;
    try {
      const segment = await writeDown(entry);
      const saved = save(entry).finally(() => {
        pendingBytes -= bytes;
      });
      saved.then(
        () => {
          segment.pending -= 1;
        },
        // Stays in the journal, for the next start.
        () => undefined,
      );
      return { saved };
    } catch (error) {
      pendingBytes -= bytes;
      log(`The journal failed: ${String(error)}`);
      throw new UnavailableError('The disk takes no more.');
    }
  }

  /** Stores foreign segments; deletes those that nobody writes to any more. */
  async function adopt(): Promise<void> {
    for (const file of await journal.listForeign()) {
      const isAbandoned = await journal.isAbandoned(file);
      const entries = await journal.read(file);
      await Promise.all(entries.map((entry) => save(entry)));
      if (isAbandoned) {
        await store.flush();
        await journal.remove(file);
      }
    }
  }

  async function removeDone(): Promise<void> {
    const done = journal.listDone();
    if (done.length > 0) {
      await store.flush();
      await Promise.all(done.map((segment) => journal.remove(segment)));
    }
  }

  async function sweep(): Promise<void> {
    await adopt();
    await journal.closeOldSegment();
    await removeDone();
  }

  let sweeping = Promise.resolve();
  function sweepNow(): Promise<void> {
    sweeping = sweeping.then(sweep).catch((error: unknown) => {
      if (!closing.signal.aborted) {
        log(`Sweeping the journal failed: ${String(error)}`);
      }
    });
    return sweeping;
  }
  const timer = setInterval(() => void sweepNow(), sweepMs);
  timer.unref();

  return {
    async accept(entry) {
      const { saved } = await take(entry);
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve('queued'), answerWithinMs);
        saved
          .then(
            (isNew) => resolve(isNew ? 'new' : 'known'),
            () => resolve('queued'),
          )
          .finally(() => clearTimeout(late));
      });
    },
    async keep(entries) {
      await Promise.all(entries.map(take));
    },
    sweep: sweepNow,
    async close() {
      clearInterval(timer);
      closing.abort();
      await sweeping;
      await journal.closeSegment();
      // What a sync would take too long for now, the next start finds again.
    },
  };
}
