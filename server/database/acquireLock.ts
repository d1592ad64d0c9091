import fs from 'node:fs/promises';

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Files that this process holds. A number in a file may be that of an earlier process. */
const held = new Set<string>();

async function readOwner(file: string): Promise<number | undefined> {
  const owner = Number(await fs.readFile(file, 'utf8').catch(() => ''));
  const isOther = owner > 0 && owner !== process.pid && isAlive(owner);
  return isOther || held.has(file) ? owner : undefined;
}

/**
 * Takes a file as the sign that this process uses something; the sign of a
 * process that was killed counts as none. Resolves to what gives it back.
 *
 * @throws When another process of this machine holds it.
 */
export async function acquireLock(file: string): Promise<() => Promise<void>> {
  const owner = await readOwner(file);
  if (owner !== undefined) {
    throw new Error(
      `${file} is held by process ${owner}. Stop it, choose another DOCS_DATA_DIR, or share a server by DATABASE_URL.`,
    );
  }
  held.add(file);
  await fs.rm(file, { force: true });
  try {
    await fs.writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    held.delete(file);
    await fs.rm(file, { force: true });
  };
}
