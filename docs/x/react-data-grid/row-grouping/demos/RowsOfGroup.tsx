import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { columns, rows, type Plant } from './data';

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Select a group row.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    const rowNode = apiRef.current.getRowNode(id);
    if (rowNode?.type !== 'group') {
      return;
    }
    const names = apiRef.current
      .getRowGroupChildren({
        groupId: id,
        applyFiltering: true,
        applySorting: true,
      })
      .map((rowId) => apiRef.current.getRow<Plant>(rowId)?.name);
    setMessage(`${rowNode.groupingKey}: ${names.join(', ')}`);
  };

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants by country and source"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          initialState={{ rowGrouping: { model: ['country', 'source'] } }}
          onRowClick={handleRowClick}
          disableRowSelectionOnClick
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
