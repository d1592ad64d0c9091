export * from './DataGridPro';
export { Panel } from '@mui/x-data-grid';
