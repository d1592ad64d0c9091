import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const LOCKFILE = path.join(ROOT, 'package-lock.json');
const STAMP = path.join(ROOT, 'node_modules/.docs-lockfile-hash');
const OLDEST_NODE = [20, 19];

/** @throws {Error} When Node.js is too old for the site. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(
      `Node.js ${process.versions.node} is too old: install ${OLDEST_NODE.join('.')} or newer.`,
    );
  }
}

/** Installs the packages of the lockfile, unless they are installed already. */
export async function ensureDependencies() {
  checkNode();
  const hash = createHash('sha256')
    .update(await readFile(LOCKFILE))
    .digest('hex');
  const installed = await readFile(STAMP, 'utf8').catch(() => '');
  if (installed === hash) {
    return;
  }
  console.log('Installing the packages of package-lock.json …');
  await run('npm', ['ci', '--no-audit', '--no-fund']);
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, hash);
}
