import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function GroupingColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by country"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false, name: false } },
        }}
        groupingColDef={{
          headerName: 'Country and plant',
          width: 210,
          leafField: 'name',
          hideDescendantCount: true,
        }}
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
