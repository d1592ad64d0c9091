import { createIndex } from '../__fixtures__/createModel';
import { buildPageData, type PageContext } from './buildPageData';

const index = createIndex();
const link = { title: 'Sorting › Start sorted', href: '/x/a/#InitialSort' };
const context: PageContext = {
  index,
  uses: new Map([
    ['DataGrid', new Map([['sortModel', ['a/InitialSort', 'a/NotShown']]])],
  ]),
  demoLinks: new Map([['a/InitialSort', link]]),
  guideLinks: new Map([['DataGrid', [{ title: 'Sorting', href: '/x/a/' }]]]),
  resolveHref: (href) => href,
};
const page = index.owners.get('DataGrid')?.page;
const data = page && buildPageData(page, { 'prop:sortModel': '`a`' }, context);

describe('buildPageData', () => {
  it('tells where a member is used; demos that no guide shows are left out', () => {
    expect(data?.uses).toEqual({ sortModel: [link] });
    expect(data?.demos).toEqual([{ title: 'Sorting', href: '/x/a/' }]);
  });

  it('links the documented types that the page names', () => {
    expect(data?.typeLinks).toEqual({
      GridColDef: '/x/api/data-grid/grid-col-def/',
    });
  });

  it('explains the others, and what their texts name, but not further', () => {
    expect(Object.keys(data?.typeAliases ?? {})).toEqual([
      'GridSortItem',
      'GridSortModel',
    ]);
  });

  it('parses what translators wrote', () => {
    expect(data?.translations).toEqual({
      'prop:sortModel': [{ p: [{ code: 'a' }] }],
    });
  });
});
