import {
  DataGrid,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';

interface Ward {
  id: number;
  ward: string;
  beds: number;
  occupied: number;
}

const columns: GridColDef<Ward>[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'occupied', headerName: 'Occupied', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    valueGetter: (_value, row) => (isFull(row) ? 'Full' : 'Open'),
  },
];

const rows: Ward[] = [
  { id: 1, ward: 'Cardiology', beds: 24, occupied: 19 },
  { id: 2, ward: 'Maternity', beds: 18, occupied: 18 },
  { id: 3, ward: 'Orthopaedics', beds: 30, occupied: 22 },
  { id: 4, ward: 'Paediatrics', beds: 20, occupied: 20 },
  { id: 5, ward: 'Neurology', beds: 16, occupied: 9 },
];

function isFull({ beds, occupied }: Ward) {
  return occupied >= beds;
}

function getRowClassName(params: GridRowClassNameParams<Ward>) {
  const stripe = params.indexRelativeToCurrentPage % 2 ? 'odd' : 'even';
  return isFull(params.row) ? `${stripe} full` : stripe;
}

export default function RowClassNames() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Beds by ward"
        columns={columns}
        rows={rows}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{
          '& .odd': { backgroundColor: 'action.hover' },
          '& .full': { fontWeight: 'bold' },
        }}
      />
    </div>
  );
}
