import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const rows = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  hour: `${String(hour).padStart(2, '0')}:00`,
  ...Object.fromEntries(
    days.map((day, index) => [day, (hour * 5 + index * 11) % 40]),
  ),
}));

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 90 },
  ...days.map((day): GridColDef => ({
    field: day,
    type: 'number',
    width: 120,
  })),
];

export default function StepThrough() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState({ rowIndex: 0, colIndex: 0 });

  const move = (rowStep: number, colStep: number) => {
    const next = {
      rowIndex: Math.min(rows.length - 1, Math.max(0, cell.rowIndex + rowStep)),
      colIndex: Math.min(days.length, Math.max(0, cell.colIndex + colStep)),
    };
    const { id } = rows[next.rowIndex] ?? { id: 0 };
    setCell(next);
    apiRef.current.scrollToIndexes(next);
    apiRef.current.setCellFocus(id, columns[next.colIndex]?.field ?? 'hour');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => move(-4, 0)}>
          4 hours back
        </Button>
        <Button size="small" variant="outlined" onClick={() => move(4, 0)}>
          4 hours on
        </Button>
        <Button size="small" variant="outlined" onClick={() => move(0, -2)}>
          2 days back
        </Button>
        <Button size="small" variant="outlined" onClick={() => move(0, 2)}>
          2 days on
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Visitors by hour and day"
          hideFooter
        />
      </div>
    </Stack>
  );
}
