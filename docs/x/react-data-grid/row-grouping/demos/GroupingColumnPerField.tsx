import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('source')
    ? { headerName: 'Source, then plant', width: 190, leafField: 'name' }
    : { headerName: 'Market', width: 160, hideDescendantCount: true };

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 'Portugal' || node.groupingKey === 'Solar';

export default function GroupingColumnPerField() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by market and source"
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
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
