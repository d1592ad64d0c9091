import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  {
    field: 'acidity',
    headerName: 'Soil pH',
    type: 'number',
    width: 130,
    getSortComparator: (direction) => {
      const sign = direction === 'desc' ? -1 : 1;

      return (value1, value2, params1, params2) => {
        if (value1 == null || value2 == null) {
          return Number(value1 == null) - Number(value2 == null);
        }
        return sign * gridNumberComparator(value1, value2, params1, params2);
      };
    },
  },
  { field: 'moisture', headerName: 'Moisture %', type: 'number', width: 130 },
];

const rows = [
  { id: 1, bed: 'Rhubarb', acidity: 6.4, moisture: 38 },
  { id: 2, bed: 'Blueberries', acidity: 4.9, moisture: 51 },
  { id: 3, bed: 'Nursery', acidity: null, moisture: null },
  { id: 4, bed: 'Lavender', acidity: 7.6, moisture: 17 },
  { id: 5, bed: 'Compost', acidity: null, moisture: 62 },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Soil measurements"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'acidity', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
