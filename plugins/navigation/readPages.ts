import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import type { PageFile } from './checkNavigation';

/** Where the pages of one docs tree lie, and the route they are served under. */
export interface DocsTree {
  /** Absolute. */
  readonly directory: string;
  /** Absolute folder that file names in messages are relative to. */
  readonly siteDirectory: string;
  /** `x` → `/x/…` */
  readonly routeBasePath: string;
}

/** Folders below a docs tree that hold no pages. */
const NO_PAGES = ['**/demos/**', '**/_*', '**/_*/**'];

/** `react-data-grid/sorting/index.mdx` → `react-data-grid/sorting/index`, the id Docusaurus gives. */
function toDocId(relativeFile: string): string {
  return relativeFile.replace(/\.mdx?$/, '');
}

/** `x`, `react-data-grid/sorting/index` → `/x/react-data-grid/sorting` */
export function toPathname(routeBasePath: string, docId: string): string {
  return `/${routeBasePath}/${docId.replace(/(^|\/)index$/, '')}`.replace(
    /\/$/,
    '',
  );
}

export interface DocsPage extends PageFile {
  readonly docId: string;
}

/** Every page of a docs tree, sorted by pathname; none when the folder does not exist. */
export function readPages(tree: DocsTree): DocsPage[] {
  return Globby.sync('**/*.{md,mdx}', { cwd: tree.directory, ignore: NO_PAGES })
    .map((relativeFile) => {
      const docId = toDocId(relativeFile);
      return {
        docId,
        pathname: toPathname(tree.routeBasePath, docId),
        file: posixPath(
          path.relative(
            tree.siteDirectory,
            path.join(tree.directory, relativeFile),
          ),
        ),
      };
    })
    .sort((a, b) => a.pathname.localeCompare(b.pathname));
}
