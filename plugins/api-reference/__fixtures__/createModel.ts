import { createModelIndex, type ModelIndex } from '../createModelIndex';
import { toSlug } from '../toSlug';
import type {
  ApiModel,
  ComponentPage,
  InterfacePage,
  Member,
  ProductId,
} from '../types';

export function createMember(name: string, type = 'string'): Member {
  return {
    name,
    type,
    alternatives: [type],
    required: false,
    default: null,
    plan: null,
    description: '',
  };
}

function createIdentity(name: string, product: ProductId) {
  const slug = toSlug(name);
  return {
    name,
    slug,
    product,
    route: `/x/api/${product}/${slug}/`,
    packages: [`@mui/x-${product}`],
    imports: [],
    plan: null,
    description: '',
    source: null,
    demos: [],
  };
}

export function createComponentPage(
  name: string,
  product: ProductId,
  props: readonly Member[],
  more: Partial<ComponentPage> = {},
): ComponentPage {
  return {
    ...createIdentity(name, product),
    kind: 'component',
    deprecated: false,
    themeKey: `Mui${name}`,
    ref: { supported: false, to: null },
    spread: null,
    inherits: null,
    props,
    slots: [],
    classes: [],
    ...more,
  };
}

export function createInterfacePage(
  name: string,
  product: ProductId,
  properties: readonly Member[],
): InterfacePage {
  return { ...createIdentity(name, product), kind: 'interface', properties };
}

/** A small model: a grid with columns, an API object and catalogues; a gauge. */
export function createModel(): ApiModel {
  const grid = createComponentPage(
    'DataGrid',
    'data-grid',
    [
      createMember('columns', 'readonly GridColDef<R>[]'),
      createMember('onCellClick', '(params: GridColDef) => void'),
      createMember('sortModel', 'GridSortModel'),
    ],
    {
      slots: [
        {
          name: 'toolbar',
          default: null,
          class: null,
          description: '',
          plan: null,
        },
      ],
      classes: [
        {
          key: 'columnHeader',
          className: 'MuiDataGrid-columnHeader',
          global: false,
          description: '',
        },
      ],
    },
  );
  const column = createInterfacePage('GridColDef', 'data-grid', [
    createMember('field'),
    createMember('valueGetter', '() => void'),
  ]);
  const api = createInterfacePage('GridApi', 'data-grid', [
    createMember('sortColumn', '() => void'),
  ]);
  const gauge = createComponentPage('Gauge', 'charts', [
    createMember('valueMax', 'number'),
  ]);
  const pages = [grid, column, api, gauge];
  return {
    manifest: {
      schemaVersion: 1,
      packages: {},
      products: ['charts', 'data-grid'],
      warnings: [],
    },
    files: {
      ...Object.fromEntries(
        pages.map((page) => [`${page.product}/${page.slug}.json`, page]),
      ),
      'data-grid/index.json': {
        kind: 'index',
        entries: [
          { section: 'Components', name: 'DataGrid', href: grid.route },
        ],
      },
      'data-grid/aliases.json': {
        kind: 'aliases',
        aliases: {
          GridSortModel: 'GridSortItem[]',
          GridSortItem: '{ sort: GridSortDirection }',
          GridSortDirection: "'asc' | 'desc'",
        },
      },
      'data-grid/selectors.json': [
        {
          name: 'gridSortModelSelector',
          returnType: 'GridSortModel',
          category: 'Sorting',
          deprecated: false,
          acceptsApiRef: true,
          description: 'Gets the `sortModel`.',
        },
      ],
      'data-grid/events.json': [
        {
          name: 'cellClick',
          description: 'Fired on a click.',
          params: null,
          event: 'MuiEvent<{}>',
          plan: 'community',
          packages: ['@mui/x-data-grid'],
          componentProp: 'onCellClick',
        },
      ],
      'data-grid/grid-api/grid-sort-api.json': {
        name: 'GridSortApi',
        slug: 'grid-sort-api',
        description: '',
        members: [
          {
            name: 'sortColumn',
            type: '() => void',
            description: 'Sorts.',
            plan: null,
          },
        ],
      },
      'names.json': {
        kind: 'names',
        exported: ['DataGrid', 'GridSortModel', 'useGridApiRef'],
        fields: { charts: ['skipAnimation'], 'data-grid': ['rowNode'] },
        react: ['useMemo'],
      },
    },
  };
}

export function createIndex(): ModelIndex {
  return createModelIndex(createModel());
}
