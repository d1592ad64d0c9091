import type { GridColDef } from '@mui/x-data-grid-pro';

export const columns: GridColDef[] = [
  { field: 'pump', headerName: 'Pump', width: 100 },
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'mon', headerName: 'Mon', type: 'number', width: 90 },
  { field: 'tue', headerName: 'Tue', type: 'number', width: 90 },
  { field: 'wed', headerName: 'Wed', type: 'number', width: 90 },
  { field: 'thu', headerName: 'Thu', type: 'number', width: 90 },
  { field: 'fri', headerName: 'Fri', type: 'number', width: 90 },
  { field: 'sat', headerName: 'Sat', type: 'number', width: 90 },
  { field: 'sun', headerName: 'Sun', type: 'number', width: 90 },
  { field: 'total', headerName: 'Week', type: 'number', width: 90 },
];

function toRow(id: number, pump: string, station: string, days: number[]) {
  const [mon, tue, wed, thu, fri, sat, sun] = days;
  const total = days.reduce((sum, day) => sum + day, 0);
  return { id, pump, station, mon, tue, wed, thu, fri, sat, sun, total };
}

/** Cubic metres per day. */
export const rows = [
  toRow(1, 'P-01', 'Mill race', [310, 305, 322, 298, 301, 180, 164]),
  toRow(2, 'P-02', 'Mill race', [288, 290, 0, 0, 275, 171, 160]),
  toRow(3, 'P-07', 'Old sluice', [142, 150, 147, 139, 155, 98, 91]),
  toRow(4, 'P-11', 'North dyke', [520, 498, 505, 560, 541, 330, 312]),
];
