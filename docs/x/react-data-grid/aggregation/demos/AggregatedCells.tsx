import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

function LoadCell(params: GridRenderCellParams<Voyage, number>) {
  const { aggregation, formattedValue, value } = params;
  if (aggregation && !aggregation.hasCellUnit) {
    // A number of rows is no load: show it without a bar.
    return <em>{`${formattedValue} voyages`}</em>;
  }
  if (aggregation) {
    const name = aggregation.aggregationFunctionName;
    return <strong>{`${name} ${formattedValue} t`}</strong>;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box sx={{ flex: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            height: 8,
            width: `${((value ?? 0) / 1500) * 100}%`,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
      {`${formattedValue} t`}
    </Box>
  );
}

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  {
    field: 'tonnes',
    headerName: 'Load',
    type: 'number',
    display: 'flex',
    minWidth: 180,
    flex: 1,
    renderCell: (params) => <LoadCell {...params} />,
  },
];

export default function AggregatedCells() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        aria-label="Loads with bars"
        rows={voyages}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'size' } } }}
        hideFooter
      />
    </div>
  );
}
