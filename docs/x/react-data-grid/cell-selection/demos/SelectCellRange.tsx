import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function SelectCellRange() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Electricity by site"
        columns={columns}
        rows={rows}
        cellSelection
        rowSelection={false}
      />
    </div>
  );
}
