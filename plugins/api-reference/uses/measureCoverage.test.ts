import { createGuide } from '../__fixtures__/createGuide';
import { createIndex } from '../__fixtures__/createModel';
import type { Guide } from '../guides/types';
import { measureCoverage, type Coverage } from './measureCoverage';

const index = createIndex();
const PAGE = 'react-data-grid/sorting';

function measure(
  sources: { page?: string; demo?: string; guide?: Partial<Guide> },
  kind: Coverage['kind'],
): Coverage | undefined {
  const page = sources.page ?? PAGE;
  return measureCoverage({
    index,
    demos: [{ page, source: sources.demo ?? '' }],
    guides: [createGuide({ page, ...sources.guide })],
  }).find((entry) => entry.product === 'data-grid' && entry.kind === kind);
}

describe('measureCoverage', () => {
  it('tells of each product what the model has, and that nothing shows it', () => {
    expect(
      measureCoverage({ index, demos: [], guides: [] }).map(
        ({ product, kind, names, missing }) =>
          `${product} ${kind} ${names} ${missing.length}`,
      ),
    ).toEqual([
      'charts props 1 1',
      'charts slots 0 0',
      'data-grid props 3 3',
      'data-grid slots 1 1',
      'data-grid events 1 1',
      'data-grid methods 1 1',
      'data-grid selectors 1 1',
    ]);
  });

  it('counts names in the code of demos', () => {
    expect(
      measure({ demo: '<DataGrid columns={c} sortModel={[]} />' }, 'props'),
    ).toMatchObject({ inDemos: 2, missing: ['onCellClick'] });
  });

  it.each<[string, Partial<Guide>]>([
    ['prose', { codes: [{ name: 'apiRef.current.sortColumn()', line: 1 }] }],
    ['a fence', { fencedCode: 'api.sortColumn("name");' }],
  ])('counts names in %s as shown, not as used', (_place, guide) => {
    expect(measure({ guide }, 'methods')).toMatchObject({
      inDemos: 0,
      missing: [],
    });
  });

  it('counts what a catalogue lists', () => {
    const catalogues = [{ name: 'GridEvents', of: undefined, line: 1 }];
    expect(measure({ guide: { catalogues } }, 'events')?.missing).toEqual([]);
  });

  it('does not count pages of other products', () => {
    expect(
      measure({ page: 'react-charts/bars', demo: 'columns' }, 'props'),
    ).toMatchObject({ inDemos: 0 });
  });
});
