import {
  buildCatalogues,
  getCatalogues,
  type Catalogues,
} from '../catalogues/buildCatalogues';
import { toDataFile } from '../catalogues/catalogues';
import { getMembers, type ModelIndex } from '../createModelIndex';
import type { Guide } from '../guides/types';
import { listWords } from '../prose/listWords';
import type { ProductId } from '../types';
import type { DemoSource } from './readDemoUses';

/** How much of one kind of a product's API its pages show. */
export interface Coverage {
  readonly product: ProductId;
  readonly kind: 'props' | 'slots' | 'events' | 'methods' | 'selectors';
  readonly names: number;
  /** Names in the code of a demo. */
  readonly inDemos: number;
  /** Names that no demo has and no guide speaks of, sorted. */
  readonly missing: readonly string[];
}

export interface CoverageSources {
  readonly index: ModelIndex;
  readonly demos: readonly Pick<DemoSource, 'page' | 'source'>[];
  readonly guides: readonly Guide[];
}

interface KindNames {
  readonly kind: Coverage['kind'];
  readonly names: readonly string[];
}

/** The object whose methods a ref to the grid has. */
const GRID_API = 'GridApi';

/** Names as code has them; those with a hyphen, such as `aria-label`, too. */
function listNames(code: string): string[] {
  return [...listWords(code), ...(code.match(/[a-z]+(?:-[a-z]+)+/g) ?? [])];
}

function listKinds(
  product: ProductId,
  { owners }: ModelIndex,
  { events, selectors }: Catalogues,
): KindNames[] {
  const pages = [...owners.values()]
    .map(({ page }) => page)
    .filter((page) => page.product === product);
  const components = pages.filter((page) => page.kind === 'component');
  const api = pages.find(({ name }) => name === GRID_API);
  return [
    {
      kind: 'props',
      names: components.flatMap((page) => page.props.map(({ name }) => name)),
    },
    {
      kind: 'slots',
      names: components.flatMap((page) => page.slots.map(({ name }) => name)),
    },
    ...(api
      ? ([
          { kind: 'events', names: events.map(({ name }) => name) },
          { kind: 'methods', names: getMembers(api).map(({ name }) => name) },
          { kind: 'selectors', names: selectors.map(({ name }) => name) },
        ] as const)
      : []),
  ];
}

/** `/x/react-data-grid/sorting/` is about `data-grid`. */
function isAbout(product: ProductId, page: string): boolean {
  return page === `react-${product}` || page.startsWith(`react-${product}/`);
}

/** Names that the catalogues of a guide list, by data file. */
function readCatalogueNames(data: unknown): string[] {
  const entries = Array.isArray(data)
    ? (data as readonly { readonly name?: string }[])
    : ((data as { readonly members?: readonly { readonly name: string }[] })
        .members ?? []);
  return entries.flatMap(({ name }) => name ?? []);
}

/**
 * How far guides and demos of each product show its API: a name counts where
 * a demo's code has it, or a guide in its prose, its code or a catalogue.
 */
export function measureCoverage({
  index,
  demos,
  guides,
}: CoverageSources): Coverage[] {
  const catalogues = getCatalogues(index.model, []);
  const dataFiles = buildCatalogues(catalogues, (href) => href);
  return index.model.manifest.products.flatMap((product) => {
    const inDemos = new Set(
      demos
        .filter(({ page }) => isAbout(product, page))
        .flatMap(({ source }) => listNames(source)),
    );
    const inGuides = new Set(
      guides
        .filter(({ page }) => isAbout(product, page))
        .flatMap((guide) => [
          ...guide.codes.flatMap(({ name }) => listNames(name)),
          ...listNames(guide.fencedCode),
          ...guide.catalogues.flatMap(({ name, of }) =>
            readCatalogueNames(dataFiles.get(toDataFile(name, of)) ?? []),
          ),
        ]),
    );
    return listKinds(product, index, catalogues).map(({ kind, names }) => {
      const unique = [...new Set(names)].sort();
      return {
        product,
        kind,
        names: unique.length,
        inDemos: unique.filter((name) => inDemos.has(name)).length,
        missing: unique.filter(
          (name) => !inDemos.has(name) && !inGuides.has(name),
        ),
      };
    });
  });
}
