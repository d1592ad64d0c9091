import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, well: 'Brook Farm', litres: 8200 },
  { id: 2, well: 'Quarry', litres: 12400 },
  { id: 3, well: 'Chapel', litres: 3100 },
];

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 110 },
  { field: 'litres', headerName: 'Litres a day', type: 'number', width: 140 },
];

export default function PlainTotals() {
  return (
    <Box
      sx={{
        height: 310,
        width: '100%',
        '& .much': { color: 'success.main', fontWeight: 700 },
      }}
    >
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { litres: 'sum' } } }}
        getCellClassName={({ id, field, value }) =>
          id !== GRID_AGGREGATION_ROOT_FOOTER_ROW_ID &&
          field === 'litres' &&
          Number(value) > 5000
            ? 'much'
            : ''
        }
        aria-label="Output of wells"
        hideFooter
      />
    </Box>
  );
}
