/** A file for version 6 that has something of each severity. */
export const SAMPLE_CODE = `import * as React from 'react';
import { DataGridPro, GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { OrdersToolbar, orders } from './orders';

const columns: GridColDef[] = [
  { field: 'item', flex: 1 },
  {
    field: 'total',
    valueGetter: (params) => params.row.price * params.row.count,
    valueFormatter: ({ value }) => \`\${value} €\`,
  },
];

export default function Orders() {
  const apiRef = useGridApiRef();
  const [day, setDay] = React.useState(null);

  return (
    <React.Fragment>
      <DatePicker value={day} onChange={setDay} defaultCalendarMonth={day} />
      <TreeView defaultExpanded={['open']} onNodeToggle={console.log}>
        <TreeItem nodeId="open" label="Open orders" />
      </TreeView>
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        rows={orders}
        rowBuffer={8}
        components={{ Toolbar: OrdersToolbar }}
        sx={{ '& .MuiDataGrid-columnHeadersInner': { fontWeight: 600 } }}
      />
    </React.Fragment>
  );
}
`;
