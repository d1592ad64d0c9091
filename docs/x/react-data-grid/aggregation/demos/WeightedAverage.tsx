import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const euro = (value?: number | null) =>
  value == null ? '' : `€ ${value.toFixed(2)}`;

const feePerTonne: GridAggregationFunction<Voyage, number> = {
  label: 'all fees / all tonnes',
  columnTypes: ['number'],
  // Pass the whole row on instead of the value of the column.
  getCellValue: ({ row }) => row as Voyage,
  apply: ({ values }) => {
    let fees = 0;
    let tonnes = 0;
    for (const row of values) {
      fees += row?.fee ?? 0;
      tonnes += row?.tonnes ?? 0;
    }
    return tonnes === 0 ? null : fees / tonnes;
  },
};

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 100 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 90 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
  {
    field: 'rate',
    headerName: 'Fee per tonne',
    type: 'number',
    valueGetter: (value, row) => row.fee / row.tonnes,
    valueFormatter: euro,
    availableAggregationFunctions: ['feePerTonne', 'avg'],
    width: 190,
  },
];

export default function WeightedAverage() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        aria-label="Fees per tonne"
        rows={voyages}
        columns={columns}
        aggregationFunctions={{ ...GRID_AGGREGATION_FUNCTIONS, feePerTonne }}
        initialState={{
          aggregation: {
            model: { fee: 'sum', tonnes: 'sum', rate: 'feePerTonne' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
