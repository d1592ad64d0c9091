import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rangeColumn } from './rangeColumn';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', ...rangeColumn },
  { field: 'months', headerName: 'Age (months)', ...rangeColumn },
];

const rows = [
  { id: 1, cheese: 'Alpine wheel', weight: 34, months: 14 },
  { id: 2, cheese: 'Washed rind', weight: 2.5, months: 2 },
  { id: 3, cheese: 'Cave blue', weight: 3, months: 5 },
  { id: 4, cheese: 'Hard goat', weight: 1.8, months: 11 },
  { id: 5, cheese: 'Smoked log', weight: 0.9, months: null },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'weight', operator: 'between', value: ['1', '3'] }],
    },
  },
};

export default function RangeOperator() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Cheese store"
        columns={columns}
        rows={rows}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
