import path from 'node:path';
import { getTreePath, getVersion } from '../lib/docsTree';
import { throwOnProblems } from '../lib/problem';
import type { DemoRoutes } from './applyDemos';
import { readLocales, type ProductLocales } from './catalogues/readLocales';
import { createModelIndex, type ModelIndex } from './createModelIndex';
import { findVersionPackages } from './findVersionPackages';
import { checkComponents } from './guides/checkComponents';
import { parseGuideFile } from './guides/readGuides';
import type { Guide } from './guides/types';
import { loadModel } from './loadModel';
import { CACHE_FOLDER, MODEL_FOLDER } from './options';
import { apiPages } from './pages';
import { prepareApiModel } from './prepareApiModel';
import { readPackages, type InstalledPackage } from './readPackages';
import {
  toGuideSource,
  type VersionInputs,
  type VersionSource,
} from './readInputs';
import { parseDemo, type ParsedDemo } from './uses/readDemoUses';

/** A docs version in memory: its guides and demos, and the API of its packages. */
export interface LoadedVersion {
  /** By locale; each has the guides that are translated to it. */
  readonly guides: ReadonlyMap<string, readonly Guide[]>;
  readonly demos: readonly ParsedDemo[];
  readonly index: ModelIndex;
  /** Languages that the packages ship texts in. */
  readonly locales: readonly ProductLocales[];
}

/** Folder of a version's model, relative to the site. */
export function getModelFolder({ tree }: VersionSource): string {
  return `${MODEL_FOLDER}/${getVersion(tree)}`;
}

/** The packages that the version documents. */
export function readVersionPackages({
  siteDirectory,
  packagesRoot,
  tree,
}: VersionSource): InstalledPackage[] {
  const root = path.join(siteDirectory, packagesRoot);
  return readPackages({
    packagesRoot: root,
    packageFolders: findVersionPackages(root, getVersion(tree)),
  });
}

async function parseGuides(
  source: VersionSource,
  inputs: VersionInputs,
): Promise<Map<string, Guide[]>> {
  const guideSource = toGuideSource(source);
  const guides = new Map<string, Guide[]>();
  for (const [locale, files] of inputs.guides) {
    guides.set(
      locale,
      await Promise.all(files.map((file) => parseGuideFile(file, guideSource))),
    );
  }
  return guides;
}

/** Component → routes of the guides that declare it. */
export function toDemoRoutes(guides: readonly Guide[]): DemoRoutes {
  const routes: Record<string, string[]> = {};
  for (const { components, route } of guides) {
    for (const { name } of components) {
      (routes[name] ??= []).push(route);
    }
  }
  return routes;
}

/**
 * Reads the guides and brings the model up to date.
 * @throws {Error} When a guide declares an unknown component, or packages are missing.
 */
export async function loadVersion(
  source: VersionSource,
  inputs: VersionInputs,
): Promise<LoadedVersion> {
  const { siteDirectory, tree, routeBasePath, packagesRoot, locales } = source;
  const guides = await parseGuides(source, inputs);
  const names = apiPages
    .filter(({ kind }) => kind !== 'index')
    .map(({ name }) => name);
  throwOnProblems(
    'api-reference',
    checkComponents([...guides.values()].flat(), names),
  );
  const outDir = getModelFolder(source);
  await prepareApiModel({
    siteDir: siteDirectory,
    outDir,
    packagesRoot,
    version: getVersion(tree),
    demos: toDemoRoutes(guides.get(locales[0] ?? '') ?? []),
    routeBase: `${getTreePath(tree, routeBasePath)}api/`,
  });
  const cacheDirectory = path.join(siteDirectory, CACHE_FOLDER, 'parsed');
  return {
    guides,
    demos: await Promise.all(
      inputs.demos.map((demo) => parseDemo(demo, cacheDirectory)),
    ),
    index: createModelIndex(await loadModel(path.join(siteDirectory, outDir))),
    locales: readLocales(readVersionPackages(source), locales),
  };
}
