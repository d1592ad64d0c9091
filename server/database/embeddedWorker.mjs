/**
 * PostgreSQL in a thread of its own, since it computes without pause: pages are
 * served meanwhile. Plain JavaScript, as threads start without the loader that
 * the server runs with.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * @typedef {{ id: number, kind: 'query', sql: string, parameters: unknown[] }
 *   | { id: number, kind: 'script', sql: string }
 *   | { id: number, kind: 'close' }} Request
 */

const database = await PGlite.create(workerData.directory);

/** @param {Request} request */
async function handle(request) {
  switch (request.kind) {
    case 'query': {
      const { rows } = await database.query(request.sql, request.parameters);
      return rows;
    }
    case 'script':
      await database.transaction((transaction) =>
        transaction.exec(request.sql),
      );
      return undefined;
    case 'close':
      return database.close();
  }
}

parentPort?.on('message', async (/** @type {Request} */ request) => {
  try {
    const result = await handle(request);
    parentPort?.postMessage({ id: request.id, result });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    parentPort?.postMessage({ id: request.id, error: { message, code } });
  }
});
parentPort?.postMessage({ id: 0 });
