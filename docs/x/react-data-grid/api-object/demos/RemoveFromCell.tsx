import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, loan: 'Circular saw', member: 'Amara' },
  { id: 2, loan: 'Tent, 4 persons', member: 'Bilal' },
  { id: 3, loan: 'Projector', member: 'Chiara' },
  { id: 4, loan: 'Cargo bike', member: 'Dana' },
];

/** A component, not a function in the column: it needs a hook. */
function ReturnButton({ id, row, tabIndex }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Take back: ${row.loan}`}
      onClick={() => apiRef.current.updateRows([{ id, _action: 'delete' }])}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}

const columns: GridColDef[] = [
  { field: 'loan', headerName: 'On loan', flex: 1, minWidth: 130 },
  { field: 'member', headerName: 'Member', width: 100 },
  {
    field: 'return',
    headerName: 'Return',
    width: 80,
    sortable: false,
    renderCell: (params) => <ReturnButton {...params} />,
  },
];

export default function RemoveFromCell() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Library of things"
        hideFooter
      />
    </div>
  );
}
