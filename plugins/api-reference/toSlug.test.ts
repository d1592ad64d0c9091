import { toSlug } from './toSlug';

describe('toSlug', () => {
  it.each([
    ['DataGridPro', 'data-grid-pro'],
    ['TreeItem2', 'tree-item-2'],
    ['GridColDef', 'grid-col-def'],
    ['ChartsXAxis', 'charts-x-axis'],
  ])('turns %s into %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});
