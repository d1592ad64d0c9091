import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reel', headerName: 'Reel', width: 90 },
  { field: 'scene', headerName: 'Scene', flex: 1, minWidth: 150 },
  { field: 'take', headerName: 'Takes', type: 'number', width: 90 },
];

const rows = [
  { id: 1, reel: 'A1', scene: 'Station, night', take: 4 },
  { id: 2, reel: 'A1', scene: 'Kitchen', take: 9 },
  { id: 3, reel: 'A2', scene: 'Rooftop', take: 2 },
  { id: 4, reel: 'B1', scene: 'Ferry, dawn', take: 6 },
  { id: 5, reel: 'B1', scene: 'Corridor', take: 3 },
];

export default function FixedContainer() {
  return (
    <div style={{ height: 250, width: '100%', maxWidth: 480 }}>
      <DataGrid
        aria-label="Scenes by reel"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
