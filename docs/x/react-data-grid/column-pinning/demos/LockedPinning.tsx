import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', width: 130, pinnable: false },
  { field: 'ring', headerName: 'Ring', width: 110 },
  { field: 'wing', headerName: 'Wing (mm)', type: 'number', width: 130 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 130 },
  { field: 'fat', headerName: 'Fat score', type: 'number', width: 130 },
  { field: 'net', headerName: 'Net', width: 110 },
  { field: 'ringer', headerName: 'Ringer', width: 130, pinnable: false },
];

const rows = [
  {
    id: 1,
    species: 'Reed warbler',
    ring: 'VN 4021',
    wing: 67,
    weight: 12,
    fat: 2,
  },
  { id: 2, species: 'Blackcap', ring: 'VN 4022', wing: 75, weight: 19, fat: 4 },
  { id: 3, species: 'Robin', ring: 'VN 4023', wing: 72, weight: 17, fat: 1 },
].map((row) => ({ ...row, net: 'East 3', ringer: 'H. Aune' }));

export default function LockedPinning() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPro
        aria-label="Ringed birds"
        columns={columns}
        rows={rows}
        initialState={{ pinnedColumns: { left: ['species'] } }}
        hideFooter
      />
    </div>
  );
}
