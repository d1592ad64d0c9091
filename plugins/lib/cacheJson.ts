import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/**
 * A JSON value that is computed once for each key and kept in a folder.
 *
 * @param key All that the value depends on: the text it is made from and a
 *   version of the code that makes it.
 */
export async function cacheJson<T>(
  directory: string,
  key: string,
  compute: () => T | Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(key).digest('hex');
  const file = path.join(directory, `${hash}.json`);
  const cached = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) {
    return JSON.parse(cached) as T; // Written below, and only there.
  }
  const value = await compute();
  await writeIfChanged(file, JSON.stringify(value));
  return value;
}
