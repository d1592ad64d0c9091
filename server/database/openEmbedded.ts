import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { acquireLock } from './acquireLock';
import type { Database } from './types';

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** Sends requests to the thread; each resolves with its answer. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The database has ended.')));
  }

  /** @throws When the database can't be opened. */
  static async start(directory: string): Promise<Thread> {
    const worker = new Worker(path.join(__dirname, 'embeddedWorker.mjs'), {
      workerData: { directory },
      // Flags of this process, of its loader for instance, are not for the thread.
      execArgv: [],
    });
    await once(worker, 'message');
    return new Thread(worker);
  }

  #settle({ id, result, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) {
      const { message, code } = error;
      waiting?.reject(Object.assign(new Error(message), { code }));
    } else {
      waiting?.resolve(result);
    }
  }

  #fail(error: Error): void {
    this.#waiting.forEach(({ reject }) => reject(error));
    this.#waiting.clear();
  }

  ask(request: Readonly<Record<string, unknown>>): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  async end(): Promise<void> {
    await this.ask({ kind: 'close' });
    await this.#worker.terminate();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, 'r').catch(() => undefined);
  // One that is gone by now needs none.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes a folder to the disk: by one command where there is one, else file by file. */
async function syncFolder(directory: string): Promise<void> {
  try {
    await promisify(execFile)('sync', ['-f', directory]);
  } catch {
    for (const name of await fs.readdir(directory, { recursive: true })) {
      await syncFile(path.join(directory, name));
    }
  }
}

/** Makes an empty database, all of it or none: the process may be killed meanwhile. */
async function create(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  await fs.rm(draft, { recursive: true, force: true });
  const thread = await Thread.start(draft);
  await thread.end();
  await syncFolder(draft);
  await fs.rename(draft, directory);
}

async function exists(directory: string): Promise<boolean> {
  return fs.access(directory).then(
    () => true,
    () => false,
  );
}

async function start(directory: string): Promise<Thread> {
  if (!(await exists(directory))) {
    await create(directory);
  }
  return Thread.start(directory);
}

/**
 * PostgreSQL inside of this process, its files in a folder. It never syncs
 * them: a commit survives the process, but the power only after `flush`.
 *
 * @throws When another process has the folder open.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  await fs.mkdir(path.dirname(directory), { recursive: true });
  const releaseLock = await acquireLock(`${directory}.lock`);
  const thread = await start(directory).catch(async (error: unknown) => {
    await releaseLock();
    throw error;
  });
  return {
    async query<Row extends object>(
      sql: string,
      parameters: readonly unknown[] = [],
    ) {
      // As the caller says: what a statement returns is known where it is written.
      return (await thread.ask({ kind: 'query', sql, parameters })) as Row[];
    },
    async runScript(sql) {
      await thread.ask({ kind: 'script', sql });
    },
    flush: () => syncFolder(directory),
    async close() {
      await thread.end();
      await releaseLock();
    },
  };
}
