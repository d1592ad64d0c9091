import pg from 'pg';
import type { Database } from './types';

const CONNECT_MS = 2000;
const QUERY_MS = 15_000;

/** A PostgreSQL server, given by its address. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    max: 4,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks: the next query opens another.
  pool.on('error', () => undefined);
  return {
    async query<Row extends object>(
      sql: string,
      parameters: readonly unknown[] = [],
    ) {
      const { rows } = await pool.query<Row>(sql, [...parameters]);
      return rows;
    },
    async runScript(sql) {
      // Several statements in one simple query are one transaction.
      await pool.query(sql);
    },
    // The server syncs each commit before it answers.
    flush: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
