import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const columns: GridColDef<Voyage>[] = [
  // No aggregation item in the column menu.
  { field: 'vessel', headerName: 'Vessel', aggregable: false, width: 110 },
  // Neither in this one, but the model below still applies.
  {
    field: 'tonnes',
    headerName: 'Tonnes (fixed)',
    type: 'number',
    aggregable: false,
    width: 150,
  },
  // The column menu offers two functions instead of five.
  {
    field: 'fee',
    headerName: 'Fee (€)',
    type: 'number',
    availableAggregationFunctions: ['min', 'max'],
    width: 130,
  },
];

export default function LimitAggregation() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        aria-label="Voyages with limited aggregation"
        rows={voyages.slice(0, 4)}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
