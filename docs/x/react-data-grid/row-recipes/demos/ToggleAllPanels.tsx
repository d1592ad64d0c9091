import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { orchard, type Tree } from './data';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const rowLookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const contents = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );
  const isAnyOpen = openIds.length > 0;

  const toggle = () => {
    const ids = Object.values(rowLookup)
      .map((row) => apiRef.current.getRowId(row))
      .filter((id) => contents[id]);
    apiRef.current.setExpandedDetailPanels(isAnyOpen ? [] : ids);
  };

  return (
    <IconButton
      size="small"
      aria-label={isAnyOpen ? 'Close all notes' : 'Open all notes'}
      onClick={toggle}
    >
      {isAnyOpen ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
    </IconButton>
  );
}

const columns: GridColDef<Tree>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll /> },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 120 },
  { field: 'planted', headerName: 'Planted', width: 100 },
];

function getDetailPanelContent({ row }: GridRowParams<Tree>) {
  return row.note ? <Typography sx={{ p: 2 }}>{row.note}</Typography> : null;
}
const getDetailPanelHeight = () => 'auto' as const;

export default function ToggleAllPanels() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Apple trees with notes"
        columns={columns}
        rows={orchard}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
