import type {
  ProductId,
  ProductMigrations,
} from '@site/plugins/migrations/types';

/** Each a chunk of its own; written by `plugins/migrations`. */
const loaders: Readonly<
  Record<ProductId, () => Promise<{ readonly default: ProductMigrations }>>
> = {
  'data-grid': () => import('@migrations/data-grid.json'),
  'date-pickers': () => import('@migrations/date-pickers.json'),
  charts: () => import('@migrations/charts.json'),
  'tree-view': () => import('@migrations/tree-view.json'),
};

/** @throws {Error} When the network fails. */
export async function loadMigrations(
  products: readonly ProductId[],
): Promise<ProductMigrations[]> {
  const modules = await Promise.all(
    products.map((product) => loaders[product]()),
  );
  return modules.map((module) => module.default);
}
