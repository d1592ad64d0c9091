/** Library families, most specific first: a module belongs to the first one whose pattern its path matches. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/@mui\/x-data-grid-generator$/, 'x-data-grid-generator'],
  [/@mui\/x-data-grid(-pro|-premium)?$/, 'x-data-grid'],
  [/@mui\/x-date-pickers(-pro)?$/, 'x-date-pickers'],
  [/@mui\/x-charts(-pro|-vendor)?$/, 'x-charts'],
  [/@mui\/x-tree-view(-pro)?$/, 'x-tree-view'],
  [/@mui\/[^/]+$/, 'mui'],
  [/@emotion\/[^/]+$/, 'mui'],
  [
    /^(stylis|stylis-plugin-rtl|@popperjs\/core|react-transition-group|reselect)$/,
    'mui',
  ],
  [/^(d3-[^/]+|internmap|delaunator|robust-predicates)$/, 'x-charts'],
  [/^@react-spring\/[^/]+$/, 'x-charts'],
  [/^(dayjs|date-fns|date-fns-jalali|luxon|moment|moment-[^/]+)$/, 'dates'],
  [/^(exceljs|chance|lru-cache)$/, 'optional'],
];

/** Families that are one chunk each; the others stay with whoever imports them. */
const NAMED_CHUNKS = new Set([
  'mui',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
]);

/** `/repo/node_modules/@mui/material/Button/Button.js` → `@mui/material` */
function toPackageName(modulePath: string): string | undefined {
  const inPackages = /.*[\\/]node_modules[\\/](.+)$/.exec(modulePath)?.[1];
  const [first, second] = inPackages?.split(/[\\/]/) ?? [];
  return first?.startsWith('@') ? `${first}/${second}` : first;
}

/** The library family of a module: `mui`, `x-data-grid`, … Undefined for the shell's own code. */
export function getLibraryFamily(modulePath: string): string | undefined {
  const packageName = toPackageName(modulePath);
  return (
    packageName && FAMILIES.find(([pattern]) => pattern.test(packageName))?.[1]
  );
}

/** Texts of the components in one language or in all. */
const LOCALE_FOLDER = /[\\/]locales?[\\/]/;

/**
 * Name of the chunk that a module of a library goes to, if its family has one.
 * Texts in other languages stay with whoever imports them: few readers do.
 */
export function getLibraryChunk(modulePath: string): string | undefined {
  const family = getLibraryFamily(modulePath);
  return family && NAMED_CHUNKS.has(family) && !LOCALE_FOLDER.test(modulePath)
    ? family
    : undefined;
}
