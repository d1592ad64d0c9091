/**
 * Writes the API model and the pages of every version the site shows, and tells
 * what changed.
 *
 *   npm run api                         bring `.cache/api-model/` and the pages up to date
 *   npm run api -- --dump model.json    also write the current model as one file
 *   npm run api -- --diff model.json    compare the current model with a dump
 *   npm run api:list                    list the documented names
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffModels, formatDiff } from '../plugins/api-reference/diffModels';
import { loadModel, parseModel } from '../plugins/api-reference/loadModel';
import { apiPages } from '../plugins/api-reference/pages';
import { getModelFolder } from '../plugins/api-reference/loadVersion';
import { DEFAULT_PACKAGES_ROOT } from '../plugins/api-reference/options';
import { prepareVersion } from '../plugins/api-reference/prepareVersion';
import type { VersionSource } from '../plugins/api-reference/readInputs';
import { formatJson } from '../plugins/api-reference/writeModel';
import { getVersion, type DocsTree } from '../plugins/lib/docsTree';
import { LANGUAGES } from '../plugins/lib/paths';
import { readDocsTrees } from '../plugins/lib/readDocsTrees';

const siteDir = path.join(__dirname, '..');

function toSource(tree: DocsTree): VersionSource {
  return {
    siteDirectory: siteDir,
    tree,
    routeBasePath: 'x',
    packagesRoot: DEFAULT_PACKAGES_ROOT,
    locales: LANGUAGES,
  };
}

async function prepare(tree: DocsTree): Promise<void> {
  const startMs = performance.now();
  const { packages, warnings } = await prepareVersion(toSource(tree));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `[api-reference] ${getVersion(tree)}: ${Object.keys(packages).length} packages, ${warnings.length} warnings, ${seconds} s`,
  );
  for (const warning of warnings) {
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
  const trees = readDocsTrees(siteDir);
  for (const tree of trees) {
    await prepare(tree);
  }
  const [current] = trees;
  const outDir = path.join(
    siteDir,
    current ? getModelFolder(toSource(current)) : '',
  );
  if (values.dump !== undefined) {
    await fs.writeFile(values.dump, formatJson(await loadModel(outDir)));
  }
  if (values.diff !== undefined) {
    const before = parseModel(
      await fs.readFile(values.diff, 'utf8'),
      values.diff,
    );
    console.log(formatDiff(diffModels(before, await loadModel(outDir))));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
