import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsTree } from '../lib/docsTree';
import { parseDemoSource, toPackageName } from './parseDemoSource';

/** A demo file as it is on disk. */
export interface DemoFile {
  readonly name: string;
  /** Relative to the site folder. */
  readonly file: string;
  /** Folder of its page inside the tree: `react-data-grid/sorting`. */
  readonly page: string;
  readonly source: string;
  readonly hasDefaultExport: boolean;
  readonly packages: readonly string[];
}

async function readDemo(
  siteDirectory: string,
  tree: DocsTree,
  relativeFile: string,
): Promise<DemoFile> {
  const file = path.posix.join(tree.directory, relativeFile);
  const source = await fs.readFile(path.join(siteDirectory, file), 'utf8');
  const { hasDefaultExport, imports } = parseDemoSource(source);
  const packages = new Set(
    imports.map(toPackageName).filter((name) => name !== undefined),
  );
  return {
    name: path.posix.basename(relativeFile, '.tsx'),
    file,
    page: path.posix.dirname(path.posix.dirname(relativeFile)),
    source,
    hasDefaultExport,
    packages: [...packages].sort(),
  };
}

/** Every demo of a docs tree, sorted by file. Files with a lower-case name beside them are data. */
export async function readDemos(
  siteDirectory: string,
  tree: DocsTree,
): Promise<DemoFile[]> {
  const files = await Globby('**/demos/[A-Z]*.tsx', {
    cwd: path.join(siteDirectory, tree.directory),
    ignore: ['**/*.*.tsx'],
  });
  return Promise.all(
    files.sort().map((file) => readDemo(siteDirectory, tree, file)),
  );
}
