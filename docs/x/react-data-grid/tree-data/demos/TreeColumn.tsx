import {
  DataGridPro,
  type DataGridProProps,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';

interface Part {
  code: string;
  name: string;
  weight: number;
}

const rows: Part[] = [
  { code: '1', name: 'Cargo bike', weight: 31.5 },
  { code: '1.1', name: 'Frame', weight: 9.2 },
  { code: '1.2', name: 'Wheels', weight: 6.4 },
  { code: '1.2.1', name: 'Front wheel, 20 inches', weight: 2.7 },
  { code: '1.2.2', name: 'Rear wheel, 26 inches', weight: 3.7 },
  { code: '1.3', name: 'Box', weight: 8.1 },
];

const groupingColDef: DataGridProProps<Part>['groupingColDef'] = {
  headerName: 'Part',
  width: 250,
  hideDescendantCount: true,
  valueGetter: (_value, row) => row.name,
};

const getTreeDataPath = (row: Part) => row.code.split('.');
const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.id === '1' || node.id === '1.2';

export default function TreeColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Parts of a cargo bike"
        treeData
        getTreeDataPath={getTreeDataPath}
        getRowId={(row) => row.code}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        columns={[
          { field: 'code', headerName: 'Code', width: 100 },
          {
            field: 'weight',
            headerName: 'Weight (kg)',
            type: 'number',
            width: 120,
          },
        ]}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
