import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function GroupIndent() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by country and source"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['country', 'source'] },
          columns: {
            columnVisibilityModel: {
              country: false,
              source: false,
              name: false,
            },
          },
        }}
        groupingColDef={{
          headerName: 'Plant by country and source',
          leafField: 'name',
          width: 240,
        }}
        defaultGroupingExpansionDepth={-1}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
      />
    </div>
  );
}
