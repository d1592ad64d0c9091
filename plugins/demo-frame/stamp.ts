import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { writeIfChanged } from '../lib/writeIfChanged';

interface Stamp {
  readonly key: string;
  /** Files that the result was made of. Absolute. */
  readonly sources: readonly string[];
  /** Of those files. */
  readonly hash: string;
}

/** Hash of files and a text. A file that is gone counts as empty. */
export async function hashFiles(
  files: readonly string[],
  text = '',
): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const file of files) {
    hash.update(`\0${file}\0`);
    hash.update(await fs.readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

/** Whether what was made under a key is still there, and its sources are as they were. */
export async function isFresh(
  file: string,
  key: string,
  result: string,
): Promise<boolean> {
  try {
    await fs.access(result);
    const stamp = JSON.parse(await fs.readFile(file, 'utf8')) as Stamp; // Written below, and only there.
    return stamp.key === key && stamp.hash === (await hashFiles(stamp.sources));
  } catch {
    return false;
  }
}

/** Remembers what a result was made of. */
export async function writeStamp(
  file: string,
  key: string,
  sources: readonly string[],
): Promise<void> {
  const stamp: Stamp = { key, sources, hash: await hashFiles(sources) };
  await writeIfChanged(file, JSON.stringify(stamp));
}
