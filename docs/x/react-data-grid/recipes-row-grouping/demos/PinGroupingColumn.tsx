import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function PinGroupingColumn() {
  return (
    <div style={{ height: 400, width: '100%', maxWidth: 480 }}>
      <DataGridPremium
        aria-label="Overdue loans by branch"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['branch'] },
          columns: { columnVisibilityModel: { branch: false } },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        groupingColDef={{ width: 150 }}
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
