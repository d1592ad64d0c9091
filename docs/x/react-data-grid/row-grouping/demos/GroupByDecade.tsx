import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
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
        isGroupExpandedByDefault={(node) => node.groupingKey === 1970}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
