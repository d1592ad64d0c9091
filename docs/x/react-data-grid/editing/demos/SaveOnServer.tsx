import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, item: 'Gauze', stock: 40 },
  { id: 2, item: 'Gloves', stock: 120 },
  { id: 3, item: 'Syringes', stock: 75 },
];

type Item = (typeof rows)[number];

/** Stands in for a server: refuses negative numbers, caps at 200. */
async function saveItem(item: Item): Promise<Item> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (item.stock < 0) {
    throw new Error('The stock of an item cannot be negative.');
  }
  return { ...item, stock: Math.min(item.stock, 200) };
}

export default function SaveOnServer() {
  const [error, setError] = React.useState('');
  const [request, setRequest] = React.useState('No request yet');

  const processRowUpdate = async (item: Item) => {
    setRequest(`PUT /items/${item.id} { "stock": ${item.stock} }`);
    const saved = await saveItem(item);
    setError('');
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'}>{error || request}</Alert>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Ward supplies"
          columns={columns}
          rows={rows}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
