import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { acquireLock } from './acquireLock';
import type { Database } from './types';

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, 'r').catch(() => undefined);
  try {
    await handle?.sync();
  } catch {
    // Gone meanwhile.
  } finally {
    await handle?.close();
  }
}

/**
 * PostgreSQL inside of this process, its files in a folder. It never syncs
 * them: a commit survives the process, but the power only after `flush`.
 *
 * @throws When another process has the folder open.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  await fs.mkdir(directory, { recursive: true });
  const releaseLock = await acquireLock(`${directory}.lock`);
  const database = await PGlite.create(directory).catch(
    async (error: unknown) => {
      await releaseLock();
      throw error;
    },
  );
  return {
    async query<Row extends object>(
      sql: string,
      parameters: readonly unknown[] = [],
    ) {
      const { rows } = await database.query<Row>(sql, [...parameters]);
      return rows;
    },
    async runScript(sql) {
      await database
        .exec(`begin;${sql};commit;`)
        .catch(async (error: unknown) => {
          await database.exec('rollback');
          throw error;
        });
    },
    async flush() {
      await database.exec('checkpoint');
      const entries = await fs.readdir(directory, {
        recursive: true,
        withFileTypes: true,
      });
      for (const entry of entries) {
        if (entry.isFile() || entry.isDirectory()) {
          await syncFile(path.join(entry.parentPath, entry.name));
        }
      }
    },
    async close() {
      await database.close();
      await releaseLock();
    },
  };
}
