import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'platform', headerName: 'Platform', width: 95 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90, maxWidth: 160 },
  { field: 'remarks', headerName: 'Remarks', flex: 2, minWidth: 180 },
];

const rows = [
  {
    id: 1,
    platform: '2a',
    from: 'Lindau',
    to: 'Bregenz',
    remarks: 'Two coaches for bicycles',
  },
  {
    id: 2,
    platform: '5',
    from: 'Zell',
    to: 'Villach',
    remarks: 'Stops at Mallnitz on request',
  },
  {
    id: 3,
    platform: '1',
    from: 'Linz',
    to: 'Summerau',
    remarks: 'Replacement bus until May',
  },
];

export default function FluidWidths() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
