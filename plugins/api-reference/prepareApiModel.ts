import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { applyDemos, type DemoRoutes } from './applyDemos';
import { buildModel } from './buildModel';
import { findVersionPackages } from './findVersionPackages';
import { hashSources } from './hashSources';
import { loadManifest, loadModel } from './loadModel';
import { readPackages } from './readPackages';
import type { ApiManifest, ApiModel } from './types';
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
  readonly demos?: DemoRoutes;
  /** Route below which the version's API pages live: `/x/api/`. */
  readonly routeBase?: string;
}

/** What the files of a folder were made from. */
interface Stamp {
  readonly sources: string;
  readonly demos: string;
}

async function readStamp(outDir: string): Promise<Stamp> {
  const text = await fs
    .readFile(path.join(outDir, HASH_FILE), 'utf8')
    .catch(() => '');
  const [sources = '', demos = ''] = text.split('\n');
  return { sources, demos };
}

/** The model of the folder when it is still true, or a new one: that takes half a minute. */
async function loadOrBuildModel(
  isTrue: boolean,
  outDir: string,
  build: () => ApiModel,
): Promise<ApiModel> {
  const known = isTrue
    ? await loadModel(outDir).catch(() => undefined)
    : undefined;
  return known ?? build();
}

/**
 * Brings the model of one docs version up to date and says what was read. Does
 * nothing when neither the packages nor the extraction changed since the last
 * run, and little when only the pages did.
 * @throws {Error} When a package is missing.
 */
export async function prepareApiModel(
  options: PrepareOptions,
): Promise<ApiManifest> {
  const { siteDir, version, demos = {}, routeBase } = options;
  const outDir = path.resolve(siteDir, options.outDir);
  const packagesRoot = path.resolve(siteDir, options.packagesRoot);
  const packages = readPackages({
    packagesRoot,
    packageFolders: {
      ...findVersionPackages(packagesRoot, version),
      ...options.packageFolders,
    },
  });
  const stamp: Stamp = {
    sources: hashSources(packages, packagesRoot, { routeBase }),
    demos: createHash('sha256').update(JSON.stringify(demos)).digest('hex'),
  };
  const known = await readStamp(outDir);
  const areSourcesKnown = known.sources === stamp.sources;
  if (areSourcesKnown && known.demos === stamp.demos) {
    const manifest = await loadManifest(outDir).catch(() => undefined);
    if (manifest) {
      return manifest;
    }
  }
  const model = await loadOrBuildModel(areSourcesKnown, outDir, () =>
    buildModel({ packages, ...(routeBase !== undefined && { routeBase }) }),
  );
  await writeModel(applyDemos(model, demos), outDir);
  await fs.writeFile(
    path.join(outDir, HASH_FILE),
    `${stamp.sources}\n${stamp.demos}`,
  );
  return model.manifest;
}
