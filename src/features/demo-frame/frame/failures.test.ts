import { findNearest } from './failures';

describe('findNearest', () => {
  it.each([
    ['DataGird', ['DataGrid', 'DataGridPro', 'Gauge'], 'DataGrid'],
    ['datagrid', ['DataGrid'], 'DataGrid'],
    ['@mui/materail/Button', ['@mui/material/Button'], '@mui/material/Button'],
    ['lodash', ['@mui/x-data-grid', 'react'], undefined],
    ['anything', [], undefined],
  ])('of %s among %j is %s', (name, known, nearest) => {
    expect(findNearest(name, known)).toBe(nearest);
  });
});
