import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef[] = [
  { field: 'tariff', headerName: 'Tariff', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Per month',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number | null) =>
      value == null ? 'On request' : euros.format(value),
  },
  {
    field: 'unit',
    headerName: 'Per kWh',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${value.toFixed(1)} ct`,
  },
];

const rows = [
  { id: 1, tariff: 'Night storage', price: 64.5, unit: 21.4 },
  { id: 2, tariff: 'Heat pump', price: 118, unit: 26 },
  { id: 3, tariff: 'Workshop', price: null, unit: 29.3 },
  { id: 4, tariff: 'Balcony solar', price: 9.9, unit: 8.2 },
];

export default function FormattedValues() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Electricity tariffs"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
