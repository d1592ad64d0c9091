import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 150 },
  { field: 'built', headerName: 'Built', type: 'date', width: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'staffed', headerName: 'Staffed', type: 'boolean', width: 110 },
];

const rows = [
  {
    id: 1,
    name: 'Kestrel Head',
    built: new Date(1871, 4, 3),
    height: 31.5,
    staffed: false,
  },
  {
    id: 2,
    name: 'Old Marrow',
    built: new Date(1849, 9, 20),
    height: 24,
    staffed: true,
  },
  {
    id: 3,
    name: 'Brinewell',
    built: new Date(1902, 6, 11),
    height: 42.2,
    staffed: false,
  },
  {
    id: 4,
    name: 'Saint Orla',
    built: new Date(1888, 0, 29),
    height: 18.7,
    staffed: true,
  },
  {
    id: 5,
    name: 'Dunmorrow Rock',
    built: new Date(1860, 2, 15),
    height: 36,
    staffed: false,
  },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
