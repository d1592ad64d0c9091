import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { computeFingerprint } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

const STAMP = path.join(ROOT, 'build/.fingerprint');

/** Builds all languages, compressed, whatever is there already. */
export async function build() {
  const fingerprint = await computeFingerprint();
  await rm(STAMP, { force: true });
  const startedAt = performance.now();
  await run('npx', ['docusaurus', 'build'], {
    NODE_OPTIONS:
      `${process.env['NODE_OPTIONS'] ?? ''} --import ./scripts/lib/reportMemory.mjs`.trim(),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built all languages in ${seconds} s.`);
  await run('npx', ['tsx', 'scripts/writeHeaders.mts']);
  await run('npx', ['tsx', 'scripts/compress.mts']);
  await run('npx', ['tsx', 'scripts/writePacks.mts']);
  await writeFile(STAMP, fingerprint);
}

/** Builds the site, unless `build/` was made from these very sources. */
export async function ensureBuild() {
  const built = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (built !== (await computeFingerprint())) {
    await build();
  }
}
