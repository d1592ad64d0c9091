import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: 'north/pier 4/crane A', hours: 410 },
  { id: 2, path: 'north/pier 4/crane B', hours: 388 },
  { id: 3, path: 'north/pier 5/crane C', hours: 127 },
  { id: 4, path: 'south/pier 1/crane D', hours: 502 },
];

type Crane = (typeof rows)[number];

const columns: GridColDef<Crane>[] = [
  {
    field: 'hours',
    headerName: 'Hours in use',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => value ?? '–',
  },
];

const getTreeDataPath = (row: Crane) => row.path.split('/');

export default function MissingParents() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Cranes of the port"
        treeData
        getTreeDataPath={getTreeDataPath}
        columns={columns}
        rows={rows}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Place' }}
        hideFooter
      />
    </div>
  );
}
