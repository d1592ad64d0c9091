import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = [
  { id: 1, reel: 'Harvest, 1938', site: 'https://example.com/harvest' },
  { id: 2, reel: 'The ferry', site: 'https://example.com/ferry' },
  { id: 3, reel: 'Snow in May', site: 'https://example.com/snow' },
];

export default function FocusableCellContent() {
  const [reserved, setReserved] = React.useState('none');

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'reel', headerName: 'Reel', flex: 1, minWidth: 130 },
      {
        field: 'site',
        headerName: 'Record',
        width: 100,
        renderCell: ({ value, row, tabIndex }) => (
          <Link href={value} tabIndex={tabIndex}>
            No. {row.id}
          </Link>
        ),
      },
      {
        field: 'reserve',
        headerName: 'Viewing',
        width: 120,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            onClick={() => setReserved(row.reel)}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Reserve
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Film archive"
          columns={columns}
          rows={rows}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        Reserved: {reserved}
      </Typography>
    </Stack>
  );
}
