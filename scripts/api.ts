/**
 * Writes the API model of every version the site shows, and tells what changed.
 *
 *   npm run api                         bring `.cache/api-model/` up to date
 *   npm run api -- --dump model.json    also write the current model as one file
 *   npm run api -- --diff model.json    compare the current model with a dump
 *   npm run api -- --list               list the documented names
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffModels, formatDiff } from '../plugins/api-reference/diffModels';
import { loadModel, parseModel } from '../plugins/api-reference/loadModel';
import { apiPages } from '../plugins/api-reference/pages';
import { prepareApiModel } from '../plugins/api-reference/prepareApiModel';
import { formatJson } from '../plugins/api-reference/writeModel';

const siteDir = path.join(__dirname, '..');
const CURRENT = 'current';

function toOutDir(version: string): string {
  return path.join(siteDir, '.cache', 'api-model', version);
}

/** `current` and the versions that `docs:version` cut. */
async function readVersions(): Promise<string[]> {
  const text = await fs
    .readFile(path.join(siteDir, 'versions.json'), 'utf8')
    .catch(() => '[]');
  const cut: unknown = JSON.parse(text);
  return [CURRENT, ...(Array.isArray(cut) ? cut.map(String) : [])];
}

async function prepareVersion(version: string): Promise<void> {
  const startMs = performance.now();
  const manifest = await prepareApiModel({
    siteDir,
    outDir: toOutDir(version),
    packagesRoot: 'node_modules',
    version,
    ...(version !== CURRENT && { routeBase: `/x/v${version}/api/` }),
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `[api-reference] ${version}: ${Object.keys(manifest.packages).length} packages, ${manifest.warnings.length} warnings, ${seconds} s`,
  );
  for (const warning of manifest.warnings) {
    console.warn(`  ${warning}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dump: { type: 'string' },
      diff: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  if (values.list) {
    console.log(
      apiPages.map(({ product, name }) => `${product} ${name}`).join('\n'),
    );
    return;
  }
  for (const version of await readVersions()) {
    await prepareVersion(version);
  }
  if (values.dump !== undefined) {
    await fs.writeFile(
      values.dump,
      formatJson(await loadModel(toOutDir(CURRENT))),
    );
  }
  if (values.diff !== undefined) {
    const before = parseModel(
      await fs.readFile(values.diff, 'utf8'),
      values.diff,
    );
    console.log(
      formatDiff(diffModels(before, await loadModel(toOutDir(CURRENT)))),
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
