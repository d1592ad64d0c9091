import type { NavigationEntry, NavigationRoot, PageEntry } from './types';

/** An entry with the entries above it, outermost first. */
export interface PlacedEntry {
  readonly entry: NavigationEntry;
  readonly parents: readonly NavigationEntry[];
  readonly sidebar: string | undefined;
}

function walkEntry(
  entry: NavigationEntry,
  parents: readonly NavigationEntry[],
  sidebar: string | undefined,
): PlacedEntry[] {
  const children = entry.kind === 'page' ? [] : entry.children;
  return [
    { entry, parents, sidebar },
    ...children.flatMap((child) =>
      walkEntry(child, [...parents, entry], sidebar),
    ),
  ];
}

/** Every entry of the tree in reading order (depth first). */
export function walkNavigation(
  roots: readonly NavigationRoot[],
): PlacedEntry[] {
  return roots.flatMap(({ entry, sidebar }) => walkEntry(entry, [], sidebar));
}

export interface PlacedPage extends PlacedEntry {
  readonly entry: PageEntry;
}

/** The leaves of the tree in reading order. */
export function walkPages(roots: readonly NavigationRoot[]): PlacedPage[] {
  return walkNavigation(roots).filter(
    (placed): placed is PlacedPage => placed.entry.kind === 'page',
  );
}

/** `Data Grid › Columns › Column definition` */
export function formatTrail({ entry, parents }: PlacedEntry): string {
  return [...parents, entry]
    .map(({ title, pathname }) => title ?? pathname)
    .join(' › ');
}
