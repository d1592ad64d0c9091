import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Portugal';

export default function GroupByColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by country"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
