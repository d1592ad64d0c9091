import { parseClaims } from './parseClaims';

describe('parseClaims', () => {
  it.each([
    ['sortModel', { kind: 'name', name: 'sortModel' }],
    ['getSortModel()', { kind: 'name', name: 'getSortModel' }],
    ['sortingMode="server"', { kind: 'name', name: 'sortingMode' }],
    ["scaleType: 'band'", { kind: 'name', name: 'scaleType' }],
    ['slotProps.toolbar', { kind: 'name', name: 'slotProps' }],
    [
      'gridSortModelSelector(apiRef)',
      { kind: 'name', name: 'gridSortModelSelector' },
    ],
    ['GridSortModel', { kind: 'name', name: 'GridSortModel' }],
    ['apiRef.current.sortColumn()', { kind: 'gridApi', name: 'sortColumn' }],
    ['apiRef.current?.sortColumn', { kind: 'gridApi', name: 'sortColumn' }],
    [
      'GridColDef.sortable',
      { kind: 'member', owner: 'GridColDef', name: 'sortable' },
    ],
    [
      '.MuiDataGrid-columnHeader',
      { kind: 'class', name: 'MuiDataGrid-columnHeader' },
    ],
    ['MuiDataGrid', { kind: 'themeKey', name: 'MuiDataGrid' }],
  ])('%s claims to be API', (code, claim) => {
    expect(parseClaims(code)).toEqual([claim]);
  });

  it('takes every attribute of a tag, and nothing of their values', () => {
    expect(
      parseClaims('<DataGrid rows={[{ id: 1 }]} aria-label="a b" loading />'),
    ).toEqual([
      { kind: 'member', owner: 'DataGrid', name: 'rows' },
      { kind: 'member', owner: 'DataGrid', name: 'loading' },
    ]);
  });

  it.each([
    'rows',
    'null',
    "'asc'",
    'aria-sort',
    '@mui/x-data-grid',
    'DataGrid',
    'npm install',
    'Array.prototype.sort',
    '<DataGrid>',
    '<div className="a">',
    '<T,>(value: T) => T',
    'margin.left',
    '["asc", null]',
  ])('%s may be anything', (code) => {
    expect(parseClaims(code)).toEqual([]);
  });
});
