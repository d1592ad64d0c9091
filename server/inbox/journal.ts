import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { toEntry, type Entry } from '../store/entry';

/** Age, in ms, at which a segment is closed and the next one begun. */
export const SEGMENT_MS = 60_000;

/** Nobody writes to a segment of this age, in ms: whoever finds it may take it over. */
export const ABANDONED_MS = 2 * SEGMENT_MS;

/** Bytes after which the next segment is begun. */
const SEGMENT_BYTES = 4 * 1024 * 1024;

const EXTENSION = '.ndjson';

/** A file of entries, one a line, in the order of their arrival. */
export interface Segment {
  readonly file: string;
  /** Entries that are in no database yet. */
  pending: number;
}

interface OpenSegment extends Segment {
  readonly handle: fs.FileHandle;
  readonly createdAt: number;
  bytes: number;
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await fs.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Lines of a segment. The last one may be torn: it was never acknowledged. */
export function parseSegment(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    const entry = toEntry(line);
    return entry ? [entry] : [];
  });
}

/**
 * Append-only files in one folder: what is in them survives the process and
 * the power. Several processes may share the folder, since each appends to
 * files of its own and for a minute only.
 */
export class Journal {
  readonly #directory: string;
  readonly #own = new Set<Segment>();
  #current: OpenSegment | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async #openSegment(): Promise<OpenSegment> {
    await fs.mkdir(this.#directory, { recursive: true });
    const file = path.join(this.#directory, `${randomUUID()}${EXTENSION}`);
    const handle = await fs.open(file, 'ax');
    await syncDirectory(this.#directory);
    const createdAt = Date.now();
    const segment = { file, handle, createdAt, pending: 0, bytes: 0 };
    this.#own.add(segment);
    this.#current = segment;
    return segment;
  }

  async #getSegment(): Promise<OpenSegment> {
    const current = this.#current;
    if (
      current &&
      current.bytes < SEGMENT_BYTES &&
      Date.now() - current.createdAt < SEGMENT_MS
    ) {
      return current;
    }
    await this.closeSegment();
    return this.#openSegment();
  }

  /**
   * Appends entries; when it resolves, they are on disk. Not to be called
   * again before.
   * @throws When the disk takes no more. The entries may be there in part, but
   * a segment that failed once is written to no more.
   */
  async append(entries: readonly Entry[]): Promise<Segment> {
    const segment = await this.#getSegment();
    const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    segment.pending += entries.length;
    try {
      await segment.handle.appendFile(text);
      await segment.handle.datasync();
    } catch (error) {
      segment.pending -= entries.length;
      await this.closeSegment();
      throw error;
    }
    segment.bytes += Buffer.byteLength(text);
    return segment;
  }

  /** Ends the segment that is written to; the next entry begins another. */
  async closeSegment(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await current?.handle.close().catch(() => undefined);
  }

  /** Ends the segment that is written to when it is old enough. */
  async closeOldSegment(): Promise<void> {
    if (this.#current && Date.now() - this.#current.createdAt >= SEGMENT_MS) {
      await this.closeSegment();
    }
  }

  /** Closed segments of this process with nothing left to store. */
  listDone(): Segment[] {
    return [...this.#own].filter(
      (segment) => segment !== this.#current && segment.pending === 0,
    );
  }

  /** Segments of other processes, of earlier ones most of all. */
  async listForeign(): Promise<string[]> {
    const own = new Set([...this.#own].map(({ file }) => file));
    const names = await fs.readdir(this.#directory).catch(() => []);
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => path.join(this.#directory, name))
      .filter((file) => !own.has(file));
  }

  /** Entries of a foreign segment; none when another process removed it. */
  async read(file: string): Promise<Entry[]> {
    return parseSegment(await fs.readFile(file, 'utf8').catch(() => ''));
  }

  /** Whether nobody writes to a foreign segment any more. */
  async isAbandoned(file: string): Promise<boolean> {
    const status = await fs.stat(file).catch(() => undefined);
    return status !== undefined && Date.now() - status.mtimeMs >= ABANDONED_MS;
  }

  async remove(segment: Segment | string): Promise<void> {
    const file = typeof segment === 'string' ? segment : segment.file;
    await fs.rm(file, { force: true });
    if (typeof segment !== 'string') {
      this.#own.delete(segment);
    }
  }

  /** Keeps an entry that the database refuses, for a person to look at. */
  async keepRefused(entry: Entry, reason: string): Promise<void> {
    await fs.appendFile(
      path.join(this.#directory, 'refused.log'),
      `${JSON.stringify({ reason, entry })}\n`,
    );
  }
}
