import { formatProblem } from '../../lib/problem';
import { createGuide } from '../__fixtures__/createGuide';
import { createModel } from '../__fixtures__/createModel';
import { buildCatalogues, getCatalogues } from './buildCatalogues';
import { checkCatalogues } from './checkCatalogues';

const catalogues = getCatalogues(createModel(), [
  { product: 'data-grid', locales: [] },
]);
const PLACE = 'docs/x/react-data-grid/sorting/index.mdx:30 — ';

function check(name: string, of: string | undefined): string[] {
  const guide = createGuide({ catalogues: [{ name, of, line: 30 }] });
  return checkCatalogues([guide], catalogues).map(formatProblem);
}

describe('checkCatalogues', () => {
  it.each([
    ['GridEvents', undefined],
    ['GridSelectors', undefined],
    ['GridSelectors', 'Sorting'],
    ['GridApiMethods', 'GridSortApi'],
  ])('accepts <%s> of %s', (name, of) => {
    expect(check(name, of)).toEqual([]);
  });

  it.each([
    [
      'GridSelectors',
      'Sortin',
      '<GridSelectors category="Sortin"> lists nothing. Did you mean "Sorting"? Known: Sorting.',
    ],
    [
      'GridApiMethods',
      'GridSortApis',
      '<GridApiMethods of="GridSortApis"> lists nothing. Did you mean "GridSortApi"? Known: GridSortApi.',
    ],
    [
      'GridApiMethods',
      undefined,
      '<GridApiMethods> does not say which part to list. Write of="GridSortApi", as plain text. Known: GridSortApi.',
    ],
  ])('names <%s> of %s', (name, of, message) => {
    expect(check(name, of)).toEqual([PLACE + message]);
  });
});

describe('buildCatalogues', () => {
  it('makes a file for each part, with its descriptions parsed', () => {
    const files = buildCatalogues(catalogues, () => null);
    expect([...files.keys()]).toEqual([
      'GridEvents/all.json',
      'GridSelectors/all.json',
      'GridSelectors/sorting.json',
      'GridApiMethods/gridsortapi.json',
      'Locales/data-grid.json',
    ]);
    expect(files.get('GridSelectors/sorting.json')).toMatchObject([
      {
        name: 'gridSortModelSelector',
        description: [{ p: ['Gets the ', { code: 'sortModel' }, '.'] }],
      },
    ]);
  });
});
