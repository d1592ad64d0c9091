import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  { field: 'cargo', headerName: 'Cargo', width: 100 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
  {
    field: 'fee',
    headerName: 'Fee',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) =>
      value == null ? '' : `€ ${Math.round(value).toLocaleString('en')}`,
  },
];

export default function FooterTotals() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        aria-label="Voyages in May"
        rows={voyages}
        columns={columns}
        initialState={{
          aggregation: {
            model: { departure: 'min', tonnes: 'sum', fee: 'avg' },
          },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
