import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';
import { findDemoFiles, type DemoLocation } from '../lib/findDemoFiles';
import { toPackageName } from '../lib/packageNames';
import { parseDemoSource } from './parseDemoSource';
import { readModules, type DemoModules } from './readModules';
import { findStylings, type StyledId } from './readStylings';

/** A component as it is on disk, with the files beside it that it imports. */
export interface ComponentFile extends DemoModules {
  /** Relative to the site folder. */
  readonly file: string;
  readonly source: string;
  readonly hasDefaultExport: boolean;
  /** npm packages that the component and its modules import, sorted. */
  readonly packages: readonly string[];
}

export interface DemoFile extends DemoLocation, ComponentFile {
  /** The same demo in other stylings. */
  readonly stylings: Readonly<Partial<Record<StyledId, ComponentFile>>>;
}

async function readComponent(
  siteDirectory: string,
  componentFile: string,
): Promise<ComponentFile> {
  const file = path.join(siteDirectory, componentFile);
  const source = await fs.readFile(file, 'utf8');
  const { hasDefaultExport, imports } = parseDemoSource(source);
  const { modules, unresolved } = await readModules(
    path.dirname(file),
    imports,
  );
  const packages = [imports, ...modules.map((module) => module.imports)]
    .flat()
    .map(toPackageName)
    .filter((name) => name !== undefined);
  return {
    file: componentFile,
    source,
    hasDefaultExport,
    packages: [...new Set(packages)].sort(),
    modules,
    unresolved,
  };
}

async function readDemo(
  siteDirectory: string,
  location: DemoLocation,
): Promise<DemoFile> {
  const stylings: Partial<Record<StyledId, ComponentFile>> = {};
  const files = await findStylings(siteDirectory, location.file);
  for (const [id, file] of Object.entries(files)) {
    stylings[id as StyledId] = await readComponent(siteDirectory, file);
  }
  const component = await readComponent(siteDirectory, location.file);
  return { ...location, ...component, stylings };
}

/** Every demo of a docs tree, sorted by file. */
export async function readDemos(
  siteDirectory: string,
  tree: DocsTree,
): Promise<DemoFile[]> {
  const files = await findDemoFiles(siteDirectory, tree);
  return Promise.all(files.map((file) => readDemo(siteDirectory, file)));
}
