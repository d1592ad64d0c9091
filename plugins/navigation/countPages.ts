import type { NavigationRoot } from './types';
import { walkPages } from './walk';

/** How far an area of the navigation is written. */
export interface AreaStatus {
  /** Title of the root: `Data Grid`. */
  readonly area: string;
  readonly leaves: number;
  /** Language → leaves that have a page in it. */
  readonly pages: Readonly<Record<string, number>>;
}

/**
 * Leaves with a page, for each root of the navigation.
 * @param pathnames Language → pathnames of its pages.
 */
export function countPages(
  roots: readonly NavigationRoot[],
  pathnames: Readonly<Record<string, ReadonlySet<string>>>,
): AreaStatus[] {
  return roots.map((root) => {
    const leaves = walkPages([root]).map(({ entry }) => entry.pathname);
    const pages = Object.entries(pathnames).map(([language, known]) => [
      language,
      leaves.filter((pathname) => known.has(pathname)).length,
    ]);
    return {
      area: root.entry.title ?? root.entry.pathname,
      leaves: leaves.length,
      pages: Object.fromEntries(pages),
    };
  });
}
