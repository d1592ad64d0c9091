import fs from 'node:fs';
import path from 'node:path';
import type { Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { DocsTree } from './readPages';
import type { NavigationRoot } from './types';
import { walkPages } from './walk';

export interface RemarkUnwrittenLinksOptions {
  readonly navigation: readonly NavigationRoot[];
  readonly pages: DocsTree;
  /** Pages that plugins write, with slashes at both ends. */
  readonly generatedPaths: readonly string[];
}

/** `/x/react-data-grid/sorting/#api` → `/x/react-data-grid/sorting` */
function toPathname(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '');
}

const PAGE_FILES = ['/index.mdx', '/index.md', '.mdx', '.md'];

function isWritten(pathname: string, { directory, routeBasePath }: DocsTree) {
  const page = path.join(directory, pathname.slice(`/${routeBasePath}`.length));
  return PAGE_FILES.some((ending) => fs.existsSync(`${page}${ending}`));
}

/** Replaces links whose target `isUnwritten` by their text. Changes the tree. */
export function unlink(
  root: Root,
  isUnwritten: (pathname: string) => boolean,
): void {
  visit(root, 'link', (link, index, parent: Parent | undefined) => {
    if (
      parent === undefined ||
      index === undefined ||
      !isUnwritten(toPathname(link.url))
    ) {
      return undefined;
    }
    parent.children.splice(index, 1, ...link.children);
    return [SKIP, index];
  });
}

/**
 * A link to a page that the navigation names and nobody has written yet is
 * shown as text; it becomes a link with the page. Any other link that leads
 * nowhere stops the build, as ever.
 */
export const remarkUnwrittenLinks: Plugin<
  [RemarkUnwrittenLinksOptions],
  Root
> = ({ navigation, pages, generatedPaths }) => {
  const generated = new Set(generatedPaths.map(toPathname));
  const planned = new Set(
    walkPages(navigation)
      .map(({ entry }) => entry.pathname)
      .filter((pathname) => !generated.has(pathname)),
  );
  return (root) => {
    unlink(
      root,
      (pathname) => planned.has(pathname) && !isWritten(pathname, pages),
    );
  };
};
