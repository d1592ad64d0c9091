import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { staff, type Person } from './people';

const byId = new Map(staff.map((person) => [person.id, person]));

function getTreeDataPath(person: Person): string[] {
  const boss = person.boss === null ? undefined : byId.get(person.boss);
  return [...(boss ? getTreeDataPath(boss) : []), String(person.id)];
}

const groupingColDef: DataGridProProps<Person>['groupingColDef'] = {
  headerName: 'Name',
  width: 240,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
  valueGetter: (_value, row) => row.name,
};

const columns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'ward', headerName: 'Ward', width: 120 },
  { field: 'hours', headerName: 'Hours a week', type: 'number', width: 130 },
];

export default function Staff() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Staff of a clinic"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        columns={columns}
        rows={staff}
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
          sorting: {
            sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }],
          },
        }}
        defaultGroupingExpansionDepth={2}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
