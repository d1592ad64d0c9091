import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, first: 'Ines', last: 'Pardo', shelf: 'A-12' },
  { id: 2, first: 'Tom', last: 'Ekwall', shelf: 'C-03' },
  { id: 3, first: 'Ruth', last: 'Adler', shelf: 'B-27' },
];

type Author = (typeof rows)[number];

const columns: GridColDef<Author>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, { first, last }) => `${first} ${last}`,
    valueSetter: (name: string, row) => {
      const [first = '', ...rest] = name.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  { field: 'last', headerName: 'Sorted as', width: 120 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 110,
    editable: true,
    valueParser: (value: string) => value.toUpperCase(),
  },
];

export default function ParseAndSet() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Authors" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
