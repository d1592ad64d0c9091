import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => value !== undefined)
      .sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const high = sorted[middle];
    const low = sorted[sorted.length % 2 ? middle : middle - 1];
    return high === undefined || low === undefined ? null : (low + high) / 2;
  },
};

const variety: GridAggregationFunction<string, number> = {
  label: 'variety',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  // The result is a count, so the column's own format does not fit.
  valueFormatter: (value: number) => `${value} kinds`,
  hasCellUnit: false,
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  median,
  variety,
};

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  { field: 'cargo', headerName: 'Cargo', width: 120 },
  {
    field: 'tonnes',
    headerName: 'Load',
    type: 'number',
    valueFormatter: (value: number) => value && `${value} t`,
    width: 120,
  },
];

export default function CustomFunctions() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        aria-label="Voyages with the median load"
        rows={voyages}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { cargo: 'variety', tonnes: 'median' } },
        }}
        hideFooter
      />
    </div>
  );
}
