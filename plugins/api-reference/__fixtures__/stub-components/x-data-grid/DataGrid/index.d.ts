export * from './DataGrid';
