import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { citiesOf, countries, rows, type Office } from './data';

const columns: GridColDef<Office>[] = [
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 100 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    valueSetter: (country: string, row) => ({
      ...row,
      country,
      city: citiesOf(country).includes(row.city) ? row.city : '',
    }),
    width: 120,
    editable: true,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => citiesOf(row?.country),
    width: 120,
    editable: true,
  },
];

export default function DependentSelectsInCells() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Offices, edited by cell"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
