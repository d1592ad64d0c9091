import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocsTree } from '../lib/docsTree';
import { findDemoFiles, type DemoLocation } from '../lib/findDemoFiles';
import { toPackageName } from '../lib/packageNames';
import { parseDemoSource } from './parseDemoSource';
import { readModules, type DemoModules } from './readModules';

/** A demo file as it is on disk, with the files beside it that it imports. */
export interface DemoFile extends DemoLocation, DemoModules {
  readonly source: string;
  readonly hasDefaultExport: boolean;
  /** npm packages that the demo and its modules import, sorted. */
  readonly packages: readonly string[];
}

async function readDemo(
  siteDirectory: string,
  location: DemoLocation,
): Promise<DemoFile> {
  const file = path.join(siteDirectory, location.file);
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
    ...location,
    source,
    hasDefaultExport,
    packages: [...new Set(packages)].sort(),
    modules,
    unresolved,
  };
}

/** Every demo of a docs tree, sorted by file. */
export async function readDemos(
  siteDirectory: string,
  tree: DocsTree,
): Promise<DemoFile[]> {
  const files = await findDemoFiles(siteDirectory, tree);
  return Promise.all(files.map((file) => readDemo(siteDirectory, file)));
}
