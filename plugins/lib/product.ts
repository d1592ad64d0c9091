/**
 * Which product a path belongs to, and where other versions of it live.
 * Pure, so both the build and the browser import this file.
 */
import { canonicalPathname, type Language } from './paths';

export type ProductCategory = 'core' | 'x' | 'toolpad';

export interface ProductIds {
  readonly category: ProductCategory | null;
  readonly product: string | null;
}

/** First path segment below `/x/` or `/x/api/` → product. */
const X_PRODUCTS: ReadonlyMap<string, string> = new Map([
  ['react-data-grid', 'x-data-grid'],
  ['react-date-pickers', 'x-date-pickers'],
  ['react-charts', 'x-charts'],
  ['react-tree-view', 'x-tree-view'],
]);
const CORE_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const TOOLPAD_PRODUCTS = ['core', 'studio'];
const DOCS_SEGMENTS = ['docs', 'versions', 'production-error'];

/** `/zh/x/api/tree-view/tree-item/` → `{ category: 'x', product: 'x-tree-view' }` */
export function getProductIds(href: string): ProductIds {
  const [first = '', second = '', third = ''] = canonicalPathname(href)
    .slice(1)
    .split('/');
  if (CORE_PRODUCTS.includes(first)) {
    return { category: 'core', product: first };
  }
  if (first === 'x') {
    const key = second === 'api' ? `react-${third}` : second;
    return { category: 'x', product: X_PRODUCTS.get(key) ?? null };
  }
  if (first === 'toolpad') {
    const product = TOOLPAD_PRODUCTS.includes(second)
      ? `toolpad-${second}`
      : null;
    return { category: 'toolpad', product };
  }
  if (DOCS_SEGMENTS.includes(first)) {
    return { category: null, product: 'docs' };
  }
  if (first === 'experiments' && second === 'docs') {
    return { category: null, product: 'docs-infra' };
  }
  return { category: null, product: null };
}

export interface ProductIdentifier {
  /** Line above the name; empty for the suite itself. */
  readonly metadata: string;
  readonly name: string;
  readonly versions: readonly ProductVersion[];
}

export interface ProductVersion {
  readonly text: string;
  /** Absent for the current version. */
  readonly href?: string;
  readonly current?: boolean;
}

interface ProductRow {
  readonly metadata: string;
  readonly name: string;
  /** Older major version → path of the product's start page there. */
  readonly olderPaths: Readonly<Record<string, string>>;
}

const SUITE: ProductRow = {
  metadata: '',
  name: 'MUI X',
  olderPaths: {
    v6: '/x/introduction/',
    v5: '/x/introduction/',
    v4: '/components/data-grid/',
  },
};

const PRODUCT_ROWS: Readonly<Record<string, ProductRow>> = {
  'x-data-grid': {
    metadata: 'MUI X',
    name: 'Data Grid',
    olderPaths: {
      v6: '/x/react-data-grid/',
      v5: '/x/react-data-grid/',
      v4: '/components/data-grid/',
    },
  },
  'x-date-pickers': {
    metadata: 'MUI X',
    name: 'Date and Time Pickers',
    olderPaths: {
      v6: '/x/react-date-pickers/',
      v5: '/x/react-date-pickers/getting-started/',
    },
  },
  'x-charts': {
    metadata: 'MUI X',
    name: 'Charts',
    olderPaths: { v6: '/x/react-charts/' },
  },
  'x-tree-view': {
    metadata: 'MUI X',
    name: 'Tree View',
    olderPaths: { v6: '/x/react-tree-view/getting-started/' },
  },
};

/**
 * Name and versions of a product, newest first. Older majors live on hosts of
 * their own: `https://v6.mui.com/zh/x/react-charts/`.
 */
export function getProductIdentifier(
  product: string | null,
  language: Language,
  currentVersion: string,
): ProductIdentifier {
  const row = PRODUCT_ROWS[product ?? ''] ?? SUITE;
  const languagePrefix = language === 'en' ? '' : `/${language}`;
  const older = Object.entries(row.olderPaths).map(([major, path]) => ({
    text: major,
    href: `https://${major}.mui.com${languagePrefix}${path}`,
  }));
  return {
    metadata: row.metadata,
    name: row.name,
    versions: [{ text: `v${currentVersion}`, current: true }, ...older],
  };
}
