import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const edge = '2px solid';

export default function RangeBorder() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Electricity with outlined range"
        columns={columns}
        rows={rows}
        cellSelection
        rowSelection={false}
        sx={{
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: edge },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: edge },
          [`& .${gridClasses['cell--rangeLeft']}`]: {
            borderInlineStart: edge,
          },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: edge },
          [`& .${gridClasses.cell}`]: { borderColor: 'primary.main' },
        }}
      />
    </div>
  );
}
