import {
  DataGrid,
  type GridColDef,
  type GridSortDirection,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 130 },
  { field: 'gust', headerName: 'Gust (km/h)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, station: 'Fell Top', rain: 61.4, gust: 96 },
  { id: 2, station: 'Mill Race', rain: 22.8, gust: 41 },
  { id: 3, station: 'Gorse Common', rain: 35.1, gust: 58 },
  { id: 4, station: 'Lower Weir', rain: 27.9, gust: 37 },
];

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function DescendingFirst() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Weather stations"
        columns={columns}
        rows={rows}
        sortingOrder={sortingOrder}
        hideFooter
      />
    </div>
  );
}
