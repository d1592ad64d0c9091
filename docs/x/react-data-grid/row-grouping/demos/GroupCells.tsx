import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { rows, type Plant } from './data';

function SourceCell({ value }: GridRenderCellParams<Plant, string>) {
  return value ? <Chip size="small" variant="outlined" label={value} /> : null;
}

function CapacityCell(params: GridRenderCellParams<Plant, number>) {
  const { api, rowNode, formattedValue } = params;
  if (rowNode.type !== 'group') {
    return formattedValue;
  }
  const largest = Math.max(
    ...rowNode.children.map((id) => api.getRow<Plant>(id)?.capacity ?? 0),
  );
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

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Solar';

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
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
