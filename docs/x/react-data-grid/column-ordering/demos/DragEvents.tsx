import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'tape', headerName: 'Tape', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'box', headerName: 'Box', width: 110 },
];

const rows = [
  { id: 1, tape: 'Market, 1972', minutes: 31, box: '7' },
  { id: 2, tape: 'Shearing', minutes: 12, box: '7' },
  { id: 3, tape: 'Dance hall', minutes: 58, box: '11' },
];

const eventNames = [
  'columnHeaderDragStart',
  'columnHeaderDragEnter',
  'columnHeaderDragOver',
  'columnHeaderDragEnd',
] as const;

export default function DragEvents() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  React.useEffect(() => {
    const stops = eventNames.map((name) =>
      apiRef.current.subscribeEvent(name, () => {
        setCounts((old) => ({ ...old, [name]: (old[name] ?? 0) + 1 }));
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGridPro
          aria-label="Sound archive"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
      {eventNames.map((name) => (
        <Typography key={name} variant="body2">
          {name}: {counts[name] ?? 0}
        </Typography>
      ))}
    </Stack>
  );
}
