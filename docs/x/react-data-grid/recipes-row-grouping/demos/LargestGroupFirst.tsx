import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridComparatorFn,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const size = (node: GridTreeNode) =>
  node.type === 'group' ? node.children.length : 0;

const bySize: GridComparatorFn = (_a, _b, first, second) =>
  size(first.rowNode) - size(second.rowNode);

export default function LargestGroupFirst() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Overdue loans, most affected branch first"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['branch'] },
          columns: { columnVisibilityModel: { branch: false } },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
        }}
        groupingColDef={{ sortComparator: bySize }}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
