import type { ApiSurface } from '../lib/apiSurface';

/** The import path of `candidates` that is nearest to `entry`: the same end, else the shortest. */
function findNearest(entry: string, candidates: readonly string[]): string {
  const tail = entry.split('/').at(-1) ?? '';
  const prefix = entry.split('/').slice(0, 2).join('/');
  const score = (candidate: string): number =>
    (candidate.split('/').slice(0, 2).join('/') === prefix ? 0 : 1000) +
    (candidate.endsWith(`/${tail}`) ? 0 : 100) +
    candidate.length;
  return [...candidates].sort((a, b) => score(a) - score(b))[0] ?? '';
}

/** The root of a package may hold names of other products. */
function isFolder(entry: string): boolean {
  return entry.split('/').length > 2;
}

/**
 * Import paths from which names are not to be had any more, though they exist:
 * path → name, or `*` when all have gone the same way → the path they are at.
 */
export function compareEntries(
  before: ApiSurface,
  after: ApiSurface,
): Record<string, Record<string, string>> {
  const homes = new Map<string, string[]>();
  for (const [entry, names] of Object.entries(after.entries)) {
    for (const name of names.split(' ')) {
      homes.set(name, [...(homes.get(name) ?? []), entry]);
    }
  }
  const moved: Record<string, Record<string, string>> = {};
  for (const [entry, text] of Object.entries(before.entries)) {
    const tail = entry.split('/').at(-1) ?? '';
    const found = new Map<string, string>();
    for (const name of text.split(' ')) {
      const places = homes.get(name === 'default' ? tail : name) ?? [];
      if (places.length > 0 && !places.includes(entry)) {
        found.set(name, findNearest(entry, places));
      }
    }
    const [first, ...others] = new Set(found.values());
    if (first !== undefined) {
      moved[entry] =
        others.length === 0 && isFolder(entry) && !(entry in after.entries)
          ? { '*': first }
          : Object.fromEntries(found);
    }
  }
  return moved;
}
