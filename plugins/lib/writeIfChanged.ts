import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, unless it has that text already: watchers and caches stay quiet. Resolves to whether it wrote. */
export async function writeIfChanged(
  file: string,
  text: string,
): Promise<boolean> {
  const current = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (current === text) {
    return false;
  }
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
  return true;
}
