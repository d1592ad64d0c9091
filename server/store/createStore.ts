import { migrate } from '../database/migrate';
import type { Database } from '../database/types';
import type { Entry } from './entry';

/** The one way to the database: rows in, rows out. */
export interface Store {
  /** Stores entries; those with a known id stay as they were. Resolves to whether each was new. */
  add(entries: readonly Entry[]): Promise<boolean[]>;
  query<Row extends object>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Makes sure that what was added is on disk. */
  flush(): Promise<void>;
  /** Deletes what arrived more than `days` days ago. Resolves to the number of rows. */
  deleteOlderThan(days: number): Promise<number>;
  close(): Promise<void>;
}

const ADD_FEEDBACK = `
  insert into feedback (id, received_at, kind, replaces, page, language, version,
    product_id, section_id, section_title, rating, reasons, comment)
  select distinct on (id) id, "receivedAt", kind, replaces, page, language, version,
    "productId", section->>'id', section->>'title', rating, reasons, comment
  from jsonb_to_recordset($1::jsonb) as entry (id uuid, "receivedAt" timestamptz,
    kind text, replaces uuid, page text, language text, version text, "productId" text,
    section jsonb, rating smallint, reasons jsonb, comment text)
  on conflict (id) do nothing
  returning id`;

const ADD_EVENTS = `
  insert into events (id, visit, received_at, occurred_at, name, page, language,
    product_id, parameters)
  select distinct on (id) id, visit, "receivedAt", to_timestamp(at / 1000.0), name,
    page, language, "productId", parameters
  from jsonb_to_recordset($1::jsonb) as entry (id uuid, visit uuid,
    "receivedAt" timestamptz, at double precision, name text, page text, language text,
    "productId" text, parameters jsonb)
  on conflict (id) do nothing
  returning id`;

/**
 * A store on a database that is opened with the first use, and again with the
 * next use after that failed.
 */
export function createStore(open: () => Promise<Database>): Store {
  let opening: Promise<Database> | undefined;

  async function openAndMigrate(): Promise<Database> {
    const database = await open();
    try {
      await migrate(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  function getDatabase(): Promise<Database> {
    opening ??= openAndMigrate().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function insert(
    sql: string,
    entries: readonly Entry[],
  ): Promise<Set<string>> {
    if (entries.length === 0) {
      return new Set();
    }
    const database = await getDatabase();
    const rows = await database.query<{ id: string }>(sql, [
      JSON.stringify(entries),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  async function query<Row extends object>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]> {
    const database = await getDatabase();
    return database.query<Row>(sql, parameters);
  }

  return {
    query,
    async add(entries) {
      const feedback = entries.filter(({ type }) => type === 'feedback');
      const events = entries.filter(({ type }) => type === 'event');
      const added = await insert(ADD_FEEDBACK, feedback);
      await insert(ADD_EVENTS, events);
      // The first of several with one id is the new one.
      return entries.map(({ id }) => added.delete(id.toLowerCase()));
    },
    async flush() {
      const database = await getDatabase();
      await database.flush();
    },
    async deleteOlderThan(days) {
      let count = 0;
      for (const table of ['feedback', 'events']) {
        const rows = await query(
          `delete from ${table} where received_at < now() - make_interval(days => $1::int) returning 1 as deleted`,
          [days],
        );
        count += rows.length;
      }
      return count;
    },
    async close() {
      const database = await opening?.catch(() => undefined);
      await database?.close();
      opening = undefined;
    },
  };
}
