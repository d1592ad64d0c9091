import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const line = '2px solid';
const color = 'primary.main';

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
          [`& .${gridClasses['cell--rangeTop']}`]: {
            borderTop: line,
            borderTopColor: color,
          },
          [`& .${gridClasses['cell--rangeBottom']}`]: {
            borderBottom: line,
            borderBottomColor: color,
          },
          [`& .${gridClasses['cell--rangeLeft']}`]: {
            borderInlineStart: line,
            borderInlineStartColor: color,
          },
          [`& .${gridClasses['cell--rangeRight']}`]: {
            borderInlineEnd: line,
            borderInlineEndColor: color,
          },
        }}
      />
    </div>
  );
}
