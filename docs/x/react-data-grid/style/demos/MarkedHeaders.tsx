import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: '114/2', planned: 48, built: 51 },
  { id: 2, parcel: '114/3', planned: 36, built: 36 },
  { id: 3, parcel: '115/1', planned: 60, built: 57 },
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 90 },
  {
    field: 'planned',
    headerName: 'Planned (m²)',
    type: 'number',
    width: 130,
    headerClassName: 'header-planned',
  },
  {
    field: 'built',
    headerName: 'Built (m²)',
    type: 'number',
    width: 120,
    headerClassName: ({ colDef }) => `header-${colDef.field}`,
  },
];

export default function MarkedHeaders() {
  return (
    <Box
      sx={{
        height: 240,
        width: '100%',
        '& .header-planned': { borderBottom: 3, borderColor: 'info.main' },
        '& .header-built': { borderBottom: 3, borderColor: 'success.main' },
      }}
    >
      <DataGrid rows={rows} columns={columns} aria-label="Parcels" hideFooter />
    </Box>
  );
}
