import { renderDescriptions } from '../renderDescriptions';
import { resolveLinks, type ResolveHref } from '../output/resolveLinks';
import type { ApiModel, GridApiSlice, GridEvent, GridSelector } from '../types';
import { toDataFile } from './catalogues';
import type { ProductLocales } from './readLocales';

/** What guides can list: the grid's catalogues as the model has them, and the locales of the packages. */
export interface Catalogues {
  readonly events: readonly GridEvent[];
  readonly selectors: readonly GridSelector[];
  readonly slices: readonly GridApiSlice[];
  readonly locales: readonly ProductLocales[];
}

function isEvents(
  file: readonly GridEvent[] | readonly GridSelector[],
): file is readonly GridEvent[] {
  return file.some((entry) => 'event' in entry);
}

export function getCatalogues(
  { files }: ApiModel,
  locales: readonly ProductLocales[],
): Catalogues {
  const values = Object.values(files);
  const lists = values.filter(
    (file): file is readonly GridEvent[] | readonly GridSelector[] =>
      Array.isArray(file),
  );
  return {
    events: lists.filter(isEvents).flat(),
    selectors: lists.flatMap((list) => (isEvents(list) ? [] : list)),
    slices: values.filter((file): file is GridApiSlice => 'members' in file),
    locales,
  };
}

/** `Sorting`, `Visible Columns`, … sorted. */
export function listCategories({ selectors }: Catalogues): string[] {
  const categories = selectors.flatMap(({ category }) => category ?? []);
  return [...new Set(categories)].sort();
}

/** Data file → its value, for each part of the catalogues that a guide can show. */
export function buildCatalogues(
  catalogues: Catalogues,
  resolveHref: ResolveHref,
): Map<string, unknown> {
  const { events, selectors, slices, locales } = catalogues;
  const values: (readonly [string, unknown])[] = [
    [toDataFile('GridEvents', undefined), events],
    [toDataFile('GridSelectors', undefined), selectors],
    ...listCategories(catalogues).map(
      (category) =>
        [
          toDataFile('GridSelectors', category),
          selectors.filter((selector) => selector.category === category),
        ] as const,
    ),
    ...slices.map(
      (slice) => [toDataFile('GridApiMethods', slice.name), slice] as const,
    ),
    ...locales.map(
      (entry) => [toDataFile('Locales', entry.product), entry.locales] as const,
    ),
  ];
  return new Map(
    values.map(([file, value]) => [
      file,
      renderDescriptions(resolveLinks(value, resolveHref)),
    ]),
  );
}
