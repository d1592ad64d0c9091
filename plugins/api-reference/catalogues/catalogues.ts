/** The elements that list a part of the packages inside a guide. */
export interface Catalogue {
  /** As authors write it: `<GridSelectors category="Sorting" />`. */
  readonly element:
    'GridEvents' | 'GridSelectors' | 'GridApiMethods' | 'Locales';
  /** The attribute that chooses a part of the catalogue. */
  readonly attribute?: string;
  /** Whether the attribute may be left out, for the whole catalogue. */
  readonly isWholeAllowed: boolean;
  /** The prop that the component gets the data in. */
  readonly prop: string;
}

export const CATALOGUES: readonly Catalogue[] = [
  { element: 'GridEvents', isWholeAllowed: true, prop: 'events' },
  {
    element: 'GridSelectors',
    attribute: 'category',
    isWholeAllowed: true,
    prop: 'selectors',
  },
  {
    element: 'GridApiMethods',
    attribute: 'of',
    isWholeAllowed: false,
    prop: 'slice',
  },
  {
    element: 'Locales',
    attribute: 'product',
    isWholeAllowed: false,
    prop: 'locales',
  },
];

/** `GridSelectors`, `Visible Columns` → `GridSelectors/visible-columns.json` */
export function toDataFile(element: string, of: string | undefined): string {
  const part = (of ?? 'all').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${element}/${part}.json`;
}
