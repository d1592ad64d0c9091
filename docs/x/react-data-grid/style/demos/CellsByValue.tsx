import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, lake: 'Upper', spring: 9.1, summer: 17.8 },
  { id: 2, lake: 'Middle', spring: 11.4, summer: 22.6 },
  { id: 3, lake: 'Lower', spring: 8.3, summer: 19.2 },
];

const columns: GridColDef[] = [
  {
    field: 'lake',
    headerName: 'Lake',
    flex: 1,
    minWidth: 90,
    cellClassName: 'lake-name',
  },
  { field: 'spring', headerName: 'Spring (°C)', type: 'number', width: 120 },
  { field: 'summer', headerName: 'Summer (°C)', type: 'number', width: 130 },
];

export default function CellsByValue() {
  return (
    <Box
      sx={{
        height: 240,
        width: '100%',
        '& .lake-name': { fontWeight: 600 },
        '& .warm': { bgcolor: '#ffd9a8', color: '#3d2400' },
        '& .cold': { bgcolor: '#cfe8ff', color: '#0b2a45' },
      }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={({ value }) => {
          if (typeof value !== 'number') {
            return '';
          }
          return value >= 20 ? 'warm' : value < 10 ? 'cold' : '';
        }}
        aria-label="Water temperature of lakes"
        hideFooter
      />
    </Box>
  );
}
