import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './data';

export default function PinnedAtStart() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGridPro
        aria-label="Pumped water in cubic metres"
        columns={columns}
        rows={rows}
        initialState={{ pinnedColumns: { left: ['pump'], right: ['total'] } }}
        hideFooter
      />
    </div>
  );
}
