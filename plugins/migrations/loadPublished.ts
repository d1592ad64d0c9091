import fs from 'node:fs';
import path from 'node:path';
import type { ApiSurface } from '../lib/apiSurface';
import { parseSurface } from '../lib/surfaceFile';
import type { CodemodFacts } from './readCodemod';
import type { OldRelease } from './releases';

/** Written by `npm run migrations:extract`; relative to the site. */
export const PUBLISHED_FOLDER = 'plugins/migrations/published';
export const CODEMODS_FILE = 'codemods.json';

export interface PublishedCodemods {
  readonly version: string;
  /** By name: `v7.0.0/data-grid/rename-components-to-slots`. */
  readonly codemods: Readonly<Record<string, CodemodFacts>>;
}

export function getSurfaceFile({
  product,
  version,
}: Pick<OldRelease, 'product' | 'version'>): string {
  return `${PUBLISHED_FOLDER}/${product}-${version}.json`;
}

/** All that was published and is kept here: absolute paths, sorted. */
export function listPublishedFiles(siteDirectory: string): string[] {
  const folder = path.join(siteDirectory, PUBLISHED_FOLDER);
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .sort()
        .map((name) => path.join(folder, name))
    : [];
}

function readText(siteDirectory: string, file: string): string {
  const full = path.join(siteDirectory, file);
  if (!fs.existsSync(full)) {
    throw new Error(
      `[migrations] ${file} does not exist. Run "npm run migrations:extract".`,
    );
  }
  return fs.readFileSync(full, 'utf8');
}

/** @throws {Error} When it is not there, or holds other versions than `releases.ts` names. */
export function loadPublished(
  siteDirectory: string,
  release: OldRelease,
): ApiSurface {
  const file = getSurfaceFile(release);
  const surface = parseSurface(readText(siteDirectory, file));
  for (const [name, version] of Object.entries(release.packages)) {
    const found = surface.packages[name]?.version ?? 'nothing';
    if (found !== version) {
      throw new Error(
        `[migrations] ${file} holds ${found} of ${name}, and releases.ts names ${version}. Run "npm run migrations:extract -- ${release.product}".`,
      );
    }
  }
  return surface;
}

export function loadCodemods(siteDirectory: string): PublishedCodemods {
  const text = readText(siteDirectory, `${PUBLISHED_FOLDER}/${CODEMODS_FILE}`);
  // Written by the script, and only by it.
  return JSON.parse(text) as PublishedCodemods;
}
