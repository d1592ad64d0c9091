/**
 * The published releases that the checker compares: the last one of each major
 * version. The version that the site documents is not among them; it is read
 * from the installed packages.
 */
import type { ProductId } from './types';

export interface OldRelease {
  readonly product: ProductId;
  /** What readers choose: `v6`, or `lab` for what was in `@mui/lab` before. */
  readonly version: string;
  /** npm package → exact version, from the lowest plan to the highest. */
  readonly packages: Readonly<Record<string, string>>;
  /** Names that belong to the product, in packages that hold other things, too. */
  readonly only?: RegExp;
  /** Packages that used to hold the same API → the one it is in now. */
  readonly formerNames?: Readonly<Record<string, string>>;
  /** The guide to the next version, below `/x/migration/`. */
  readonly guide: string;
  /** Folder of `@mui/x-codemod` with codemods to the next version, if there is one. */
  readonly codemods?: string;
}

/** The package with the codemods of all versions up to the documented one. */
export const CODEMOD_RELEASE = {
  name: '@mui/x-codemod',
  version: '7.23.6',
} as const;

/** The version that the installed packages are. */
export const CURRENT_VERSION = 'v7';

/** Oldest first, product by product. */
export const oldReleases: readonly OldRelease[] = [
  {
    product: 'data-grid',
    version: 'v4',
    packages: {
      '@mui/x-data-grid': '4.0.2',
      '@mui/x-data-grid-pro': '4.0.2',
    },
    // The packages' names until 4.0.0; the API is the same.
    formerNames: {
      '@material-ui/data-grid': '@mui/x-data-grid',
      '@material-ui/x-grid': '@mui/x-data-grid-pro',
    },
    guide: 'migration-data-grid-v4',
  },
  {
    product: 'data-grid',
    version: 'v5',
    packages: {
      '@mui/x-data-grid': '5.17.26',
      '@mui/x-data-grid-pro': '5.17.26',
      '@mui/x-data-grid-premium': '5.17.26',
    },
    guide: 'migration-data-grid-v5',
    codemods: 'v6.0.0/data-grid',
  },
  {
    product: 'data-grid',
    version: 'v6',
    packages: {
      '@mui/x-data-grid': '6.20.4',
      '@mui/x-data-grid-pro': '6.20.4',
      '@mui/x-data-grid-premium': '6.20.5',
    },
    guide: 'migration-data-grid-v6',
    codemods: 'v7.0.0/data-grid',
  },
  {
    product: 'date-pickers',
    version: 'lab',
    // The last release with pickers of its own: later ones pass on those of MUI X.
    packages: { '@mui/lab': '5.0.0-alpha.75' },
    only: /^(?!.*Tree).*(Picker|Adapter|LocalizationProvider|DateRangeDelimiter)/,
    guide: 'migration-pickers-lab',
  },
  {
    product: 'date-pickers',
    version: 'v5',
    packages: {
      '@mui/x-date-pickers': '5.0.20',
      '@mui/x-date-pickers-pro': '5.0.20',
    },
    guide: 'migration-pickers-v5',
    codemods: 'v6.0.0/pickers',
  },
  {
    product: 'date-pickers',
    version: 'v6',
    packages: {
      '@mui/x-date-pickers': '6.20.2',
      '@mui/x-date-pickers-pro': '6.20.2',
    },
    guide: 'migration-pickers-v6',
    codemods: 'v7.0.0/pickers',
  },
  {
    product: 'tree-view',
    version: 'lab',
    packages: { '@mui/lab': '5.0.0-alpha.129' },
    only: /Tree/i,
    guide: 'migration-tree-view-lab',
  },
  {
    product: 'tree-view',
    version: 'v6',
    packages: { '@mui/x-tree-view': '6.17.0' },
    guide: 'migration-tree-view-v6',
    codemods: 'v7.0.0/tree-view',
  },
  {
    product: 'charts',
    version: 'v6',
    packages: { '@mui/x-charts': '6.19.8' },
    guide: 'migration-charts-v6',
  },
];
