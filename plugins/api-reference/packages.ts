import type { Plan, ProductId } from './types';

export interface PackageSpec {
  readonly name: string;
  readonly product: ProductId;
  readonly plan: Plan;
}

/** The packages whose API the site documents, per product from the lowest plan to the highest. */
export const apiPackages: readonly PackageSpec[] = [
  { name: '@mui/x-data-grid', product: 'data-grid', plan: null },
  { name: '@mui/x-data-grid-pro', product: 'data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  { name: '@mui/x-date-pickers', product: 'date-pickers', plan: null },
  { name: '@mui/x-date-pickers-pro', product: 'date-pickers', plan: 'pro' },
  { name: '@mui/x-charts', product: 'charts', plan: null },
  { name: '@mui/x-charts-pro', product: 'charts', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'tree-view', plan: null },
  { name: '@mui/x-tree-view-pro', product: 'tree-view', plan: 'pro' },
];

export const plansLowestFirst: readonly Plan[] = [null, 'pro', 'premium'];
