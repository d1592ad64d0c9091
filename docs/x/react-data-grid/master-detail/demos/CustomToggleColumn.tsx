import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import { consignments, type Consignment } from './data';
import { LoadList } from './loadList';

function ToggleButton(params: GridRenderCellParams<Consignment, boolean>) {
  const { id, value: isOpen, row, tabIndex } = params;
  const apiRef = useGridApiContext();
  const contents = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );

  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      disabled={!contents[id]}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Hide' : 'Show'} the load of the ${row.ship}`}
    >
      {isOpen ? 'Hide' : 'Show'}
    </Button>
  );
}

const columns: GridColDef<Consignment>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'port', headerName: 'Port', width: 90 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 90,
    renderHeader: () => 'Load',
    renderCell: (params) => <ToggleButton {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Consignment>) =>
  row.load.length > 0 ? <LoadList ship={row.ship} load={row.load} /> : null;
const getDetailPanelHeight = () => 'auto' as const;

export default function CustomToggleColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Ships, toggles at the end"
        columns={columns}
        rows={consignments}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        pinnedColumns={{ right: [GRID_DETAIL_PANEL_TOGGLE_FIELD] }}
        hideFooter
      />
    </div>
  );
}
