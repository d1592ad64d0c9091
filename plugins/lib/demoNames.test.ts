import { toDemoName, toDemoTitle } from './demoNames';

describe('toDemoName', () => {
  it.each([
    ['./demos/MultiSorting.tsx', 'MultiSorting'],
    ['./demos/Bars2.tsx', 'Bars2'],
    ['./demos/toSeries.tsx', undefined],
    ['./demos/MultiSorting', undefined],
    ['./demos/MultiSorting.jsx', undefined],
    ['./demos/deep/MultiSorting.tsx', undefined],
    ['demos/MultiSorting.tsx', undefined],
    ['../sorting/demos/MultiSorting.tsx', undefined],
    ['./demos/Multi.Sorting.tsx', undefined],
  ])('%s names %s', (src, name) => {
    expect(toDemoName(src)).toBe(name);
  });
});

describe('toDemoTitle', () => {
  it.each([
    ['ServerSideSorting', 'Server side sorting'],
    ['Sorting', 'Sorting'],
    ['RTLGrid', 'RTL grid'],
    ['GridInRTL', 'Grid in RTL'],
    ['CustomCSVExport', 'Custom CSV export'],
    ['Top10Films', 'Top 10 films'],
  ])('calls %s "%s"', (name, title) => {
    expect(toDemoTitle(name)).toBe(title);
  });
});
