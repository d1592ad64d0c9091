import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { throwOnProblems } from '../lib/problem';
import { listPublishedFiles } from '../migrations/loadPublished';
import { writeIfChanged } from '../lib/writeIfChanged';
import { buildVersion, type BuiltVersion } from './buildVersion';
import { checkVersion } from './checkVersion';
import { hashSources } from './hashSources';
import { loadManifest } from './loadModel';
import {
  getModelFolder,
  loadVersion,
  readVersionPackages,
} from './loadVersion';
import { CACHE_FOLDER, getLinksFile } from './options';
import { writeOutput } from './output/writeOutput';
import { hashInputs, readInputs, type VersionSource } from './readInputs';
import type { ApiManifest } from './types';
import { DEMO_API_FILE, formatJson } from './writeModel';

/** What was written last, and from what. */
interface Stamp {
  readonly hash: string;
  /** Relative to the site. */
  readonly files: readonly string[];
}

/** Folder of the catalogues' data, one folder a tree below it. */
export function getCataloguesFolder(siteDirectory: string): string {
  return path.join(siteDirectory, CACHE_FOLDER, 'catalogues');
}

/** Folder of the playgrounds' modules, one folder a tree below it. */
export function getPlaygroundsFolder(siteDirectory: string): string {
  return path.join(siteDirectory, CACHE_FOLDER, 'playgrounds');
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  // Written below, and only there.
  return text === undefined ? undefined : (JSON.parse(text) as Stamp);
}

/** Changes when the model would. */
function hashPackages(source: VersionSource): string {
  return hashSources(
    readVersionPackages(source),
    path.join(source.siteDirectory, source.packagesRoot),
    null,
  );
}

/** Writes a version's files, and says which. */
async function writeVersion(
  { siteDirectory, ...source }: VersionSource,
  { pages, catalogues, playgrounds, demoApi, apiLinks }: BuiltVersion,
): Promise<string[]> {
  for (const [folder, files] of pages) {
    await writeOutput(path.join(siteDirectory, folder), files);
  }
  const cataloguesFolder = `${CACHE_FOLDER}/catalogues/${source.tree.name}`;
  const catalogueFiles = new Map(
    [...catalogues].map(([file, value]) => [file, JSON.stringify(value)]),
  );
  await writeOutput(path.join(siteDirectory, cataloguesFolder), catalogueFiles);
  const playgroundsFolder = `${CACHE_FOLDER}/playgrounds/${source.tree.name}`;
  await writeOutput(path.join(siteDirectory, playgroundsFolder), playgrounds);
  const demoApiFile = `${getModelFolder({ siteDirectory, ...source })}/${DEMO_API_FILE}`;
  await writeIfChanged(
    path.join(siteDirectory, demoApiFile),
    formatJson(demoApi),
  );
  const linksFile = getLinksFile(siteDirectory, source.tree);
  await writeIfChanged(linksFile, JSON.stringify(apiLinks));
  return [
    demoApiFile,
    path.relative(siteDirectory, linksFile),
    ...[...catalogueFiles.keys()].map((file) => `${cataloguesFolder}/${file}`),
    ...[...playgrounds.keys()].map((file) => `${playgroundsFolder}/${file}`),
    ...[...pages].flatMap(([folder, files]) =>
      [...files.keys()].map((file) => `${folder}/${file}`),
    ),
  ];
}

/**
 * Brings model, pages, catalogues, playgrounds and demo index of one docs version up to
 * date, and says what the model was read from. Does nothing when all of it was
 * made from the same files before: so it may run once for each language.
 * @throws {Error} With all problems of guides and translations.
 */
export async function prepareVersion(
  source: VersionSource,
): Promise<ApiManifest> {
  const { siteDirectory, tree } = source;
  const stampFile = path.join(
    siteDirectory,
    CACHE_FOLDER,
    `${tree.name}.stamp.json`,
  );
  const inputs = await readInputs(source);
  const published = listPublishedFiles(siteDirectory);
  const hash = `${hashInputs(inputs, __filename, published)} ${hashPackages(source)}`;
  const stamp = await readStamp(stampFile);
  const isCurrent =
    stamp?.hash === hash &&
    stamp.files.every((file) => existsSync(path.join(siteDirectory, file)));
  if (!isCurrent) {
    const version = await loadVersion(source, inputs);
    const translations = [...inputs.translations.values()].flat();
    const packagesRoot = path.join(siteDirectory, source.packagesRoot);
    throwOnProblems(
      'api-reference',
      checkVersion(version, translations, siteDirectory, packagesRoot),
    );
    const built = await buildVersion(source, version, inputs.translations);
    const files = await writeVersion(source, built);
    await writeIfChanged(stampFile, JSON.stringify({ hash, files }));
  }
  return loadManifest(path.join(siteDirectory, getModelFolder(source)));
}
