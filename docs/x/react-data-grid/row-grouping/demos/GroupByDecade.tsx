import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { columns, rows, type Plant } from './data';

const byDecade = columns.map((column): GridColDef<Plant> =>
  column.field === 'opened'
    ? {
        ...column,
        groupingValueGetter: (value: number) => Math.floor(value / 10) * 10,
      }
    : column,
);

const isGroupExpandedByDefault = (node: GridGroupNode) =>
  node.groupingKey === 1970;

export default function GroupByDecade() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants by decade"
        columns={byDecade}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['opened'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
            ],
          },
        }}
        groupingColDef={{
          headerName: 'Decade',
          valueFormatter: (decade?: number) => (decade ? `${decade}s` : ''),
        }}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
