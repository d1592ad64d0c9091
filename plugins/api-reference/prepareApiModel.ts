import fs from 'node:fs/promises';
import path from 'node:path';
import { throwOnProblems } from '../lib/problem';
import { buildModel } from './buildModel';
import { checkDemoNames } from './checkDemoNames';
import { findVersionPackages } from './findVersionPackages';
import { hashSources } from './hashSources';
import { loadManifest } from './loadModel';
import { readPackages } from './readPackages';
import type { ApiManifest } from './types';
import { HASH_FILE, writeModel } from './writeModel';

export interface PrepareOptions {
  readonly siteDir: string;
  /** Folder of the model; relative to the site. */
  readonly outDir: string;
  /** A `node_modules` folder; relative to the site. */
  readonly packagesRoot: string;
  /** `current`, or a cut docs version such as `7.16.0`, which is read from npm aliases. */
  readonly version: string;
  /** Package name → folder, for packages that live elsewhere. Overrides the aliases. */
  readonly packageFolders?: Readonly<Record<string, string>>;
  /** Component name → routes of the pages that declare it. */
  readonly demos?: Readonly<Record<string, readonly string[]>>;
  /** Route below which the version's API pages live: `/x/api/`. */
  readonly routeBase?: string;
}

async function readFreshManifest(
  outDir: string,
  hash: string,
): Promise<ApiManifest | null> {
  const known = await fs
    .readFile(path.join(outDir, HASH_FILE), 'utf8')
    .catch(() => '');
  return known === hash ? loadManifest(outDir).catch(() => null) : null;
}

/**
 * Brings the model of one docs version up to date and says what was read. Does
 * nothing when neither the packages nor this plugin changed since the last run.
 * @throws {Error} When a package is missing, or a page names an unknown component.
 */
export async function prepareApiModel(
  options: PrepareOptions,
): Promise<ApiManifest> {
  const { siteDir, version, demos, routeBase } = options;
  throwOnProblems('api-reference', checkDemoNames(demos ?? {}));
  const outDir = path.resolve(siteDir, options.outDir);
  const packagesRoot = path.resolve(siteDir, options.packagesRoot);
  const packages = readPackages({
    packagesRoot,
    packageFolders: {
      ...findVersionPackages(packagesRoot, version),
      ...options.packageFolders,
    },
  });
  const hash = hashSources(packages, packagesRoot, { demos, routeBase });
  const fresh = await readFreshManifest(outDir, hash);
  if (fresh) {
    return fresh;
  }
  const model = buildModel({
    packages,
    ...(demos && { demos }),
    ...(routeBase !== undefined && { routeBase }),
  });
  await writeModel(model, outDir);
  await fs.writeFile(path.join(outDir, HASH_FILE), hash);
  return model.manifest;
}
