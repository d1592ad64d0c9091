import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { DocsTree } from './docsTree';

/** A demo by its place. */
export interface DemoLocation {
  readonly name: string;
  /** Relative to the site folder. */
  readonly file: string;
  /** Folder of its page inside the tree: `react-data-grid/sorting`. */
  readonly page: string;
}

/** Every demo of a docs tree, sorted by file. Files with a lower-case name beside them are data. */
export async function findDemoFiles(
  siteDirectory: string,
  tree: DocsTree,
): Promise<DemoLocation[]> {
  const files = await Globby('**/demos/[A-Z]*.tsx', {
    cwd: path.join(siteDirectory, tree.directory),
    ignore: ['**/*.*.tsx'],
  });
  return files.sort().map((file) => ({
    name: path.posix.basename(file, '.tsx'),
    file: path.posix.join(tree.directory, file),
    page: path.posix.dirname(path.posix.dirname(file)),
  }));
}
