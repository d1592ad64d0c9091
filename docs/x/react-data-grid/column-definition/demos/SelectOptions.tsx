import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Visit = (typeof rows)[number];

const wards = [
  { code: 'CAR', title: 'Cardiology' },
  { code: 'PED', title: 'Children' },
  { code: 'EYE', title: 'Eye clinic' },
];

const columns: GridColDef<Visit>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 110 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    type: 'singleSelect',
    editable: true,
    width: 110,
    valueOptions: [
      { value: 1, label: 'Now' },
      { value: 2, label: 'Today' },
      { value: 3, label: 'This week' },
    ],
  },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    editable: true,
    width: 130,
    getOptionValue: (option) => (option as (typeof wards)[number]).code,
    getOptionLabel: (option) => (option as (typeof wards)[number]).title,
    valueOptions: ({ row }) =>
      row && row.age >= 16 ? wards.filter(({ code }) => code !== 'PED') : wards,
  },
  { field: 'age', headerName: 'Age', type: 'number', width: 80 },
];

const rows = [
  { id: 1, patient: 'P. Lund', urgency: 2, ward: 'EYE', age: 71 },
  { id: 2, patient: 'A. Reyes', urgency: 1, ward: 'PED', age: 6 },
  { id: 3, patient: 'S. Imhof', urgency: 3, ward: 'CAR', age: 48 },
  { id: 4, patient: 'L. Quist', urgency: 2, ward: 'PED', age: 11 },
];

export default function SelectOptions() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Appointments"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
