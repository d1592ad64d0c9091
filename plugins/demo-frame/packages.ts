/** A package that edited code may import. */
export interface ScopePackage {
  readonly name: string;
  /** Chunk that it shares with the others of its family: one is of little use without them. */
  readonly chunk: string;
}

/** What the documentation is about, what its demos use, and React. */
export const SCOPE_PACKAGES: readonly ScopePackage[] = [
  { name: '@mui/material', chunk: 'material' },
  { name: '@mui/x-data-grid', chunk: 'data-grid' },
  { name: '@mui/x-data-grid-pro', chunk: 'data-grid' },
  { name: '@mui/x-data-grid-premium', chunk: 'data-grid' },
  { name: '@mui/x-data-grid-generator', chunk: 'data-grid-generator' },
  { name: '@mui/x-date-pickers', chunk: 'date-pickers' },
  { name: '@mui/x-date-pickers-pro', chunk: 'date-pickers' },
  { name: '@mui/x-charts', chunk: 'charts' },
  { name: '@mui/x-charts-pro', chunk: 'charts' },
  { name: '@mui/x-tree-view', chunk: 'tree-view' },
  { name: '@mui/x-tree-view-pro', chunk: 'tree-view' },
];

/** Modules without a folder of their own that are part of the scope, with their chunk. */
export const SCOPE_MODULES: readonly (readonly [
  specifier: string,
  chunk: string,
])[] = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['react-dom', 'react'],
  ['@emotion/cache', 'material'],
  ['@emotion/react', 'material'],
  ['@emotion/styled', 'material'],
  ['@mui/system', 'material'],
  ['@mui/x-license', 'license'],
  ['clsx', 'material'],
  ['stylis', 'material'],
  ['stylis-plugin-rtl', 'material'],
  ['dayjs', 'dayjs'],
  ['date-fns', 'date-fns'],
  ['date-fns/locale', 'date-fns-locale'],
  ['luxon', 'luxon'],
  ['moment', 'moment'],
  ['moment/locale/ar-sa', 'moment-hijri'],
  ['moment-hijri', 'moment-hijri'],
  ['moment-jalaali', 'moment-jalaali'],
];

/** Folders of a package that are no part of its public API, or no code. */
export const PRIVATE_FOLDERS: ReadonlySet<string> = new Set([
  'internals',
  'legacy',
  'modern',
  'node',
  'node_modules',
  'tests',
  'umd',
  'joy',
  // They want a package that is no dependency.
  'PigmentContainer',
  'PigmentGrid',
  'PigmentHidden',
  'PigmentStack',
]);

/** Adapters whose date library, or the version that they want, is not installed. */
export const UNAVAILABLE_FOLDERS: ReadonlySet<string> = new Set([
  'AdapterDateFns',
  'AdapterDateFnsBase',
  'AdapterDateFnsJalali',
]);
