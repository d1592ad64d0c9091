import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { rows, type Plant } from './data';

function SourceCell({ value }: GridRenderCellParams<Plant, string>) {
  return value ? <Chip size="small" variant="outlined" label={value} /> : null;
}

function CapacityCell(params: GridRenderCellParams<Plant, number>) {
  const { id, rowNode, formattedValue } = params;
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return formattedValue;
  }
  const largest = apiRef.current
    .getRowGroupChildren({ groupId: id })
    .map((childId) => apiRef.current.getRow<Plant>(childId)?.capacity ?? 0)
    .reduce((a, b) => Math.max(a, b), 0);
  return (
    <Typography variant="caption" color="text.secondary">
      up to {largest}
    </Typography>
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 150 },
  {
    field: 'source',
    headerName: 'Source',
    width: 150,
    renderCell: (params) => <SourceCell {...params} />,
  },
  {
    field: 'capacity',
    headerName: 'Capacity (MW)',
    type: 'number',
    width: 140,
    renderCell: (params) => <CapacityCell {...params} />,
  },
];

export default function GroupCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by source"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['source'] },
          columns: { columnVisibilityModel: { source: false } },
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Solar'}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
