import { getMembers, type ModelIndex } from '../createModelIndex';
import type { ProductId } from '../types';
import type { UseIndex } from './createUseIndex';

/** Props of a product that no demo uses. */
export interface UnusedProps {
  readonly product: ProductId;
  readonly props: number;
  /** `DataGrid.sortModel` */
  readonly unused: readonly string[];
}

/** How far the demos cover the props of the components. */
export function countUnusedProps(
  { model, owners }: ModelIndex,
  uses: UseIndex,
): UnusedProps[] {
  return model.manifest.products.map((product) => {
    const pages = [...owners.values()]
      .map(({ page }) => page)
      .filter((page) => page.kind === 'component' && page.product === product);
    const props = pages.flatMap((page) =>
      getMembers(page).map(({ name }) => ({ owner: page.name, name })),
    );
    return {
      product,
      props: props.length,
      unused: props
        .filter(({ owner, name }) => !uses.get(owner)?.has(name))
        .map(({ owner, name }) => `${owner}.${name}`),
    };
  });
}
