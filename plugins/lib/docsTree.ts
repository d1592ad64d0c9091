import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/** A docs tree: the current docs or a cut version. */
export interface DocsTree {
  /** `current` or `version-7.16.0`. */
  readonly name: string;
  /** Relative to the site folder: `docs/x`. */
  readonly directory: string;
}

/** A page by its place in a tree, whatever its language. */
export interface PageLocation {
  readonly tree: DocsTree;
  /** Folder of the page inside the tree: `react-data-grid/sorting`. */
  readonly page: string;
}

const TRANSLATION =
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)\/(.+)$/;

/**
 * Finds the tree and folder of an MDX file; a translated file belongs to the
 * tree of the page that it translates. Undefined for files outside the docs.
 *
 * `i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx` → tree
 * `current`, page `a`.
 */
export function locatePage(
  file: string,
  siteDirectory: string,
  trees: readonly DocsTree[],
): PageLocation | undefined {
  const relative = posixPath(path.relative(siteDirectory, file));
  const translation = TRANSLATION.exec(relative);
  if (translation) {
    const [, treeName, rest = ''] = translation;
    const tree = trees.find(({ name }) => name === treeName);
    return tree && { tree, page: path.posix.dirname(rest) };
  }
  const tree = trees.find(({ directory }) =>
    relative.startsWith(`${directory}/`),
  );
  return (
    tree && {
      tree,
      page: path.posix.dirname(relative.slice(tree.directory.length + 1)),
    }
  );
}

/** `current` → `current`, `version-7.16.0` → `7.16.0` */
export function getVersion({ name }: DocsTree): string {
  return name.replace(/^version-/, '');
}

/** Folder of a tree's pages in another language, relative to the site folder. */
export function getTranslatedDirectory(locale: string, tree: DocsTree): string {
  return `i18n/${locale}/docusaurus-plugin-content-docs/${tree.name}`;
}

/** Path of a tree's pages: `/x/` for the current docs, `/x/7.16.0/` for a cut version. */
export function getTreePath(tree: DocsTree, routeBasePath: string): string {
  return tree.name === 'current'
    ? `/${routeBasePath}/`
    : `/${routeBasePath}/${getVersion(tree)}/`;
}
