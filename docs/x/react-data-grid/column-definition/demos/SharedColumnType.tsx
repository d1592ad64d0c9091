import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const duration: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (minutes?: number) =>
    minutes == null
      ? ''
      : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`,
  sortComparator: gridNumberComparator,
  cellClassName: 'duration',
};

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 140 },
  { ...duration, field: 'planned', headerName: 'Planned' },
  { ...duration, field: 'actual', headerName: 'Actual' },
];

const rows = [
  { id: 1, route: 'Harbour – Mill', planned: 85, actual: 91 },
  { id: 2, route: 'Mill – Airport', planned: 140, actual: 133 },
  { id: 3, route: 'Airport – Fair', planned: 65, actual: 72 },
  { id: 4, route: 'Fair – Harbour', planned: 110 },
];

export default function SharedColumnType() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Driving times"
        columns={columns}
        rows={rows}
        hideFooter
        sx={{ '& .duration': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </div>
  );
}
