import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheJson } from '../lib/cacheJson';
import { getCurrentSurfaceFile } from '../lib/currentSurface';
import { throwOnProblems } from '../lib/problem';
import { parseSurface } from '../lib/surfaceFile';
import {
  buildMigrations,
  type BuildInput,
  type MigrationGuide,
} from './buildMigrations';
import { checkManualRenames } from './checkManualRenames';
import { createFindSection } from './findSections';
import { loadCodemods, loadPublished, PUBLISHED_FOLDER } from './loadPublished';
import { manualRenames } from './manualRenames';
import { CURRENT_VERSION, oldReleases } from './releases';
import type { ProductId, ProductMigrations } from './types';

/** One file a product, relative to the site. */
export const DATA_FOLDER = '.cache/migrations/data';
const CACHE_FOLDER = '.cache/migrations/cache';

const products = [...new Set(oldReleases.map(({ product }) => product))];

function getGuideFile(siteDirectory: string, guide: string): string {
  return path.join(siteDirectory, `docs/x/migration/${guide}/index.mdx`);
}

/** Absolute paths of all that the data are made from, code included. */
export function listInputs(siteDirectory: string): string[] {
  const published = path.join(siteDirectory, PUBLISHED_FOLDER);
  const code = fs
    .readdirSync(__dirname)
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  return [
    ...code.map((file) => path.join(__dirname, file)),
    ...fs.readdirSync(published).map((file) => path.join(published, file)),
    ...products.map((product) =>
      path.join(siteDirectory, getCurrentSurfaceFile(product)),
    ),
    ...oldReleases.map(({ guide }) => getGuideFile(siteDirectory, guide)),
  ];
}

function hashInputs(siteDirectory: string): string {
  const hash = createHash('sha256');
  for (const file of listInputs(siteDirectory)) {
    hash.update(path.basename(path.dirname(file)));
    hash.update(path.basename(file));
    hash.update(fs.existsSync(file) ? fs.readFileSync(file) : '-');
  }
  return hash.digest('hex');
}

function loadGuides(siteDirectory: string): Map<string, MigrationGuide> {
  return new Map(
    oldReleases.flatMap(({ guide }): [string, MigrationGuide][] => {
      const file = getGuideFile(siteDirectory, guide);
      if (!fs.existsSync(file)) {
        return [];
      }
      const findSection = createFindSection(fs.readFileSync(file, 'utf8'));
      return [[guide, { path: `/x/migration/${guide}/`, findSection }]];
    }),
  );
}

function loadInput(siteDirectory: string, product: ProductId): BuildInput {
  const { codemods } = loadCodemods(siteDirectory);
  const currentFile = path.join(siteDirectory, getCurrentSurfaceFile(product));
  return {
    product,
    versions: oldReleases
      .filter((release) => release.product === product)
      .map((release) => ({
        release,
        surface: loadPublished(siteDirectory, release),
      })),
    current: {
      version: CURRENT_VERSION,
      surface: parseSurface(fs.readFileSync(currentFile, 'utf8')),
    },
    codemods: Object.entries(codemods)
      .filter(([name]) => !name.endsWith('/preset-safe'))
      .map(([name, facts]) => ({ name, ...facts })),
    manualRenames: manualRenames.filter((rename) => rename.product === product),
    guides: loadGuides(siteDirectory),
  };
}

function build(siteDirectory: string): ProductMigrations[] {
  const inputs = products.map((product) => loadInput(siteDirectory, product));
  throwOnProblems(
    'migrations',
    inputs.flatMap((input) =>
      checkManualRenames(
        input.manualRenames,
        input.versions,
        input.current.surface,
      ),
    ),
  );
  return inputs.map(buildMigrations);
}

/**
 * What differs between the versions of all products. Kept until one of its
 * inputs changes.
 * @throws {Error} With all hand-written renames that are wrong.
 */
export async function loadMigrations(
  siteDirectory: string,
): Promise<readonly ProductMigrations[]> {
  return cacheJson(
    path.join(siteDirectory, CACHE_FOLDER),
    hashInputs(siteDirectory),
    () => build(siteDirectory),
  );
}
