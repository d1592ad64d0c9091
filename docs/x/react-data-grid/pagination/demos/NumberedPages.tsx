import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Pagination from '@mui/material/Pagination';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of parcels"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Parcels with numbered pages"
        columns={columns}
        rows={parcels}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </div>
  );
}
