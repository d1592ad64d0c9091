import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

export default function PageSize() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Parcels in the depot"
        columns={columns}
        rows={parcels}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: 57, label: 'All' }]}
      />
    </div>
  );
}
