export * from './DataGrid';
export * from './Panel';
