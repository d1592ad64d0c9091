import AddCircleOutlineOutlinedIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import EastOutlinedIcon from '@mui/icons-material/EastOutlined';
import FilterListOutlinedIcon from '@mui/icons-material/FilterListOutlined';
import HighlightOffOutlinedIcon from '@mui/icons-material/HighlightOffOutlined';
import MoreHorizOutlinedIcon from '@mui/icons-material/MoreHorizOutlined';
import NorthOutlinedIcon from '@mui/icons-material/NorthOutlined';
import SouthOutlinedIcon from '@mui/icons-material/SouthOutlined';
import TuneOutlinedIcon from '@mui/icons-material/TuneOutlined';
import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

const icons: Partial<GridSlotsComponent> = {
  columnSortedAscendingIcon: NorthOutlinedIcon,
  columnSortedDescendingIcon: SouthOutlinedIcon,
  columnFilteredIcon: FilterListOutlinedIcon,
  columnMenuIcon: MoreHorizOutlinedIcon,
  columnMenuSortAscendingIcon: NorthOutlinedIcon,
  columnMenuSortDescendingIcon: SouthOutlinedIcon,
  columnMenuFilterIcon: FilterListOutlinedIcon,
  columnMenuHideIcon: VisibilityOffOutlinedIcon,
  columnMenuManageColumnsIcon: TuneOutlinedIcon,
  columnMenuClearIcon: HighlightOffOutlinedIcon,
  columnSelectorIcon: TuneOutlinedIcon,
  exportIcon: DownloadOutlinedIcon,
  filterPanelAddIcon: AddCircleOutlineOutlinedIcon,
  filterPanelDeleteIcon: HighlightOffOutlinedIcon,
  filterPanelRemoveAllIcon: HighlightOffOutlinedIcon,
  loadIcon: EastOutlinedIcon,
};

export default function IconSet() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants, with another set of icons"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
        slots={{ ...icons, toolbar: Toolbar }}
        hideFooter
      />
    </div>
  );
}
