import {
  DataGrid,
  getGridDateOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'parcel',
    headerName: 'Parcel',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) =>
      ['startsWith', 'equals'].includes(value),
    ),
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    filterOperators: getGridDateOperators()
      .filter(({ value }) => ['before', 'onOrAfter'].includes(value))
      .map((operator) =>
        operator.value === 'before'
          ? { ...operator, label: 'earlier than' }
          : operator,
      ),
  },
];

const rows = [
  { id: 1, parcel: 'NL-4410', due: new Date(2024, 4, 6) },
  { id: 2, parcel: 'PL-1182', due: new Date(2024, 4, 7) },
  { id: 3, parcel: 'NL-4523', due: new Date(2024, 4, 9) },
  { id: 4, parcel: 'SE-0079', due: new Date(2024, 4, 13) },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Parcels" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
