/**
 * The fewest patterns that match all pages and none below the excluded folders.
 *
 * `['/x/a/', '/x/b/', '/live/']` without `['/live/']` → `['/x/*']`
 *
 * @param folder Where the patterns begin; ends with a slash.
 */
export function coverPaths(
  pages: readonly string[],
  excluded: readonly string[],
  folder = '/',
): string[] {
  const patterns = new Set<string>();
  for (const page of pages) {
    const [name, ...rest] = page.slice(folder.length).split('/');
    const below = `${folder}${name}/`;
    if (rest.length === 0) {
      patterns.add(page);
    } else if (!excluded.some((path) => path.startsWith(below))) {
      patterns.add(`${below}*`);
    }
  }
  const mixed = new Set(
    excluded
      .filter((path) => path.startsWith(folder) && path !== folder)
      .map((path) => `${folder}${path.slice(folder.length).split('/')[0]}/`)
      .filter((below) => !excluded.includes(below)),
  );
  return [
    ...patterns,
    ...[...mixed].flatMap((below) =>
      coverPaths(
        pages.filter((page) => page.startsWith(below)),
        excluded,
        below,
      ),
    ),
  ].sort();
}
