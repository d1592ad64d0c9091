import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'hull', headerName: 'Hull', width: 110 },
  { field: 'class', headerName: 'Class', width: 110 },
  { field: 'sail', headerName: 'Sail no.', width: 110 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 100 },
];

const rows = [
  { id: 1, hull: 'Petrel', class: 'Yawl', sail: 'P 114', crew: 4 },
  { id: 2, hull: 'Sprat', class: 'Dinghy', sail: 'D 9', crew: 2 },
  { id: 3, hull: 'Aurelia', class: 'Ketch', sail: 'K 30', crew: 6 },
];

export default function ReorderColumns() {
  const [move, setMove] = React.useState('none');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGridPro
          aria-label="Regatta entries"
          columns={columns}
          rows={rows}
          initialState={{ columns: { orderedFields: ['sail', 'hull'] } }}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setMove(
              `${column.headerName}, ${oldIndex + 1} to ${targetIndex + 1}`,
            )
          }
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        Last move: {move}
      </Typography>
    </Stack>
  );
}
