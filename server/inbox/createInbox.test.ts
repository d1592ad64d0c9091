import fs from 'node:fs';
import path from 'node:path';
import { createTempDirectory } from '../../tests/setup/tempDirectory';
import type { Entry } from '../store/entry';
import type { Store } from '../store/createStore';
import { createInbox, UnavailableError, type Inbox } from './createInbox';
import { ABANDONED_MS, Journal } from './journal';

function createEntry(id: string): Entry {
  return {
    type: 'feedback',
    id,
    kind: 'vote',
    page: '/x/a/',
    language: 'en',
    version: '7.17.0',
    productId: null,
    section: null,
    rating: 1,
    reasons: [],
    comment: '',
    receivedAt: '2026-11-20T12:00:00.000Z',
  };
}

/** A database in memory, that can be gone, and that refuses one id for its content. */
class FakeStore implements Store {
  readonly ids: string[] = [];
  isGone = false;

  async add(entries: readonly Entry[]): Promise<boolean[]> {
    if (this.isGone) {
      throw new Error('connection refused');
    }
    if (entries.some(({ id }) => id === 'refused')) {
      throw Object.assign(new Error('invalid value'), { code: '22P02' });
    }
    return entries.map(({ id }) => {
      const isNew = !this.ids.includes(id);
      this.ids.push(...(isNew ? [id] : []));
      return isNew;
    });
  }
  query = () => Promise.resolve([]);
  flush = () => Promise.resolve();
  deleteOlderThan = () => Promise.resolve(0);
  close = () => Promise.resolve();
}

interface Setup {
  readonly directory: string;
  readonly inbox: Inbox;
  readonly store: FakeStore;
}

const open = new Set<Inbox>();

function setUp(
  directory: string,
  limits: { mostPendingBytes?: number; answerWithinMs?: number } = {},
): Setup {
  const store = new FakeStore();
  const inbox = createInbox({
    journal: new Journal(directory),
    store,
    log: () => undefined,
    ...limits,
  });
  open.add(inbox);
  return { directory, inbox, store };
}

function readJournal(directory: string): string {
  return fs
    .readdirSync(directory)
    .map((file) => fs.readFileSync(path.join(directory, file), 'utf8'))
    .join('');
}

/** Makes all segments so old that nobody can be writing to them. */
function age(directory: string): void {
  const then = (Date.now() - ABANDONED_MS) / 1000;
  for (const file of fs.readdirSync(directory)) {
    fs.utimesSync(path.join(directory, file), then, then);
  }
}

afterEach(async () => {
  await Promise.all([...open].map((inbox) => inbox.close()));
  open.clear();
});

describe('an inbox', () => {
  const directories = Array.from({ length: 8 }, createTempDirectory);
  const takeDirectory = (): string =>
    path.join(directories.pop() ?? '', 'journal');

  it('says what the database says, when it does so in time', async () => {
    const { inbox } = setUp(takeDirectory());

    expect(await inbox.accept(createEntry('a'))).toBe('new');
    expect(await inbox.accept(createEntry('a'))).toBe('known');
  });

  it('acknowledges what is on disk while the database is gone, and stores it later', async () => {
    const { inbox, store, directory } = setUp(takeDirectory(), {
      answerWithinMs: 1,
    });
    store.isGone = true;

    const outcome = await inbox.accept(createEntry('a'));
    const written = readJournal(directory);
    store.isGone = false;
    const later = await inbox.accept(createEntry('b'));

    expect([outcome, later]).toEqual(['queued', 'queued']);
    expect(written).toContain('"id":"a"');
    await inbox.sweep();
    const deadline = Date.now() + 5000;
    while (store.ids.length < 2 && Date.now() < deadline) {
      await new Promise(setImmediate);
    }
    expect(store.ids).toEqual(['a', 'b']);
  });

  it('takes no more when too much waits for the database', async () => {
    const { inbox, store } = setUp(takeDirectory(), {
      mostPendingBytes: 400,
      answerWithinMs: 1,
    });
    store.isGone = true;
    await inbox.accept(createEntry('a'));

    await expect(inbox.accept(createEntry('b'))).rejects.toThrow(
      new UnavailableError('Too much is waiting for the database.'),
    );
  });

  it('takes nothing that the disk does not take', async () => {
    const directory = takeDirectory();
    // A file where the folder would be: nothing can be written below.
    fs.writeFileSync(directory, '');
    const { inbox } = setUp(directory);

    await expect(inbox.accept(createEntry('a'))).rejects.toThrow(
      new UnavailableError('The disk takes no more.'),
    );
  });

  it('lets one entry that the database refuses hold up no other, and keeps it', async () => {
    const { inbox, store, directory } = setUp(takeDirectory());

    await Promise.all(
      ['a', 'refused', 'b'].map((id) => inbox.accept(createEntry(id))),
    );

    expect(store.ids).toEqual(['a', 'b']);
    expect(
      fs.readFileSync(path.join(directory, 'refused.log'), 'utf8'),
    ).toContain('"id":"refused"');
  });

  it('stores at the next start what a killed process wrote down, torn last line apart', async () => {
    const directory = takeDirectory();
    fs.mkdirSync(directory);
    fs.writeFileSync(
      path.join(directory, 'left.ndjson'),
      `${JSON.stringify(createEntry('a'))}\n{"type":"feedback","id":"tor`,
    );
    const { inbox, store } = setUp(directory);

    await inbox.sweep();

    expect(store.ids).toEqual(['a']);
    // Somebody may still write to it.
    expect(fs.readdirSync(directory)).toEqual(['left.ndjson']);
  });

  it('deletes what is stored and written to no more', async () => {
    const directory = takeDirectory();
    fs.mkdirSync(directory);
    fs.writeFileSync(
      path.join(directory, 'left.ndjson'),
      `${JSON.stringify(createEntry('a'))}\n`,
    );
    age(directory);
    const { inbox, store } = setUp(directory);

    await inbox.sweep();

    expect(store.ids).toEqual(['a']);
    expect(fs.readdirSync(directory)).toEqual([]);
  });
});
