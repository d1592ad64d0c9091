import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import type { Consignment } from './data';

/** The toggle with a visible header, then what a consignment has. */
export const columns: GridColDef<Consignment>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 70,
    renderHeader: () => 'Load',
  },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'port', headerName: 'Port', width: 110 },
];
