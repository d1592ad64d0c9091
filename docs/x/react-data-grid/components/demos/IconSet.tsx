import AddCircleOutlineRoundedIcon from '@mui/icons-material/AddCircleOutlineRounded';
import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import EastRoundedIcon from '@mui/icons-material/EastRounded';
import FilterListRoundedIcon from '@mui/icons-material/FilterListRounded';
import HighlightOffRoundedIcon from '@mui/icons-material/HighlightOffRounded';
import MoreHorizRoundedIcon from '@mui/icons-material/MoreHorizRounded';
import NorthRoundedIcon from '@mui/icons-material/NorthRounded';
import SouthRoundedIcon from '@mui/icons-material/SouthRounded';
import TuneRoundedIcon from '@mui/icons-material/TuneRounded';
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
  columnSortedAscendingIcon: NorthRoundedIcon,
  columnSortedDescendingIcon: SouthRoundedIcon,
  columnFilteredIcon: FilterListRoundedIcon,
  columnMenuIcon: MoreHorizRoundedIcon,
  columnMenuSortAscendingIcon: NorthRoundedIcon,
  columnMenuSortDescendingIcon: SouthRoundedIcon,
  columnMenuFilterIcon: FilterListRoundedIcon,
  columnMenuHideIcon: VisibilityOffOutlinedIcon,
  columnMenuManageColumnsIcon: TuneRoundedIcon,
  columnMenuClearIcon: HighlightOffRoundedIcon,
  columnSelectorIcon: TuneRoundedIcon,
  exportIcon: DownloadRoundedIcon,
  filterPanelAddIcon: AddCircleOutlineRoundedIcon,
  filterPanelDeleteIcon: HighlightOffRoundedIcon,
  filterPanelRemoveAllIcon: HighlightOffRoundedIcon,
  loadIcon: EastRoundedIcon,
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
