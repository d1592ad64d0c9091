export * from './DataGrid';
export * from './DataGridPro';
