import type { ComponentPage, InterfacePage, ProductId } from '../types';

/** The words of titles and descriptions of API pages. `{…}` is filled in; `a|b` is one and many. */
export interface PageTexts {
  readonly title: string;
  readonly component: string;
  /** For components without a prop, slot or class of their own. */
  readonly bareComponent: string;
  readonly interface: string;
  readonly index: string;
  readonly props: string;
  readonly slots: string;
  readonly classes: string;
  readonly properties: string;
  readonly separator: string;
  readonly 'data-grid': string;
  readonly 'date-pickers': string;
  readonly charts: string;
  readonly 'tree-view': string;
}

/** What other languages replace in `i18n/<locale>/api/pages.json`. */
export const englishTexts: PageTexts = {
  title: '{name} API',
  component: 'API of the {name} component: {facts}.',
  bareComponent: 'API of the {name} component: imports, theme key and ref.',
  interface: 'API of the {name} interface: {facts}.',
  index:
    'Every documented component and interface of the {product}: {count} pages.',
  props: '{count} prop|{count} props',
  slots: '{count} slot|{count} slots',
  classes: '{count} CSS class|{count} CSS classes',
  properties: '{count} property|{count} properties',
  separator: ', ',
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_place, key: string) =>
    String(values[key] ?? ''),
  );
}

function countOf(forms: string, count: number): string {
  const [one = '', many = one] = forms.split('|');
  return fill(count === 1 ? one : many, { count });
}

export function renderTitle(name: string, texts: PageTexts): string {
  return fill(texts.title, { name });
}

export function renderIndexTitle(product: ProductId, texts: PageTexts): string {
  return renderTitle(texts[product], texts);
}

/** `API of the Gauge component: 21 props, 5 CSS classes.` */
export function renderDescription(
  page: ComponentPage | InterfacePage,
  texts: PageTexts,
): string {
  const counts =
    page.kind === 'component'
      ? ([
          [texts.props, page.props.length],
          [texts.slots, page.slots.length],
          [texts.classes, page.classes.length],
        ] as const)
      : ([[texts.properties, page.properties.length]] as const);
  const facts = counts
    .filter(([, count]) => count > 0)
    .map(([forms, count]) => countOf(forms, count))
    .join(texts.separator);
  const { name } = page;
  if (page.kind === 'interface') {
    return fill(texts.interface, { name, facts });
  }
  return facts === ''
    ? fill(texts.bareComponent, { name })
    : fill(texts.component, { name, facts });
}

export function renderIndexDescription(
  product: ProductId,
  count: number,
  texts: PageTexts,
): string {
  return fill(texts.index, { product: texts[product], count });
}
