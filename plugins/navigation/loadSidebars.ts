import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { throwOnProblems } from '../lib/problem';
import { checkEntries } from './checkNavigation';
import { readPages, type DocsTree } from './readPages';
import { toSidebars } from './toSidebars';
import type { NavigationRoot } from './types';

/**
 * Sidebars of the pages that exist now.
 * @throws {Error} When two entries share a pathname.
 */
export function loadSidebars(
  roots: readonly NavigationRoot[],
  tree: DocsTree,
): SidebarsConfig {
  throwOnProblems('navigation', checkEntries(roots));
  const docIds = new Map(
    readPages(tree).map(({ pathname, docId }) => [pathname, docId]),
  );
  return toSidebars(roots, docIds);
}
