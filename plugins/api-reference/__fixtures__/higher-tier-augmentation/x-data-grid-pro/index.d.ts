export { GridColDef, GridEventLookup } from '@mui/x-data-grid';
import { GridSortApi, GridPinApi } from '@mui/x-data-grid';
export interface GridApi extends GridSortApi, GridPinApi {}
export interface GridColDefPro {
  /** Pins the column. */
  pinned?: boolean;
}
declare module '@mui/x-data-grid' {
  interface GridColDef extends GridColDefPro {}
  interface GridEventLookup {
    /** Fired when a column is pinned. */
    columnPin: { params: string };
  }
}
