import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, clinic: 'Harbour Clinic', phone: '555-0101' },
  { id: 2, clinic: 'Park Practice', phone: '555-0102' },
  { id: 3, clinic: 'Old Mill Surgery', phone: '555-0103' },
];

export default function FocusInCells() {
  const [booked, setBooked] = React.useState('');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'clinic', headerName: 'Clinic', width: 150 },
      {
        field: 'phone',
        headerName: 'Phone',
        width: 110,
        renderCell: (params: GridRenderCellParams) => (
          <Link href={`tel:${params.value}`} tabIndex={params.tabIndex}>
            {params.value}
          </Link>
        ),
      },
      {
        field: 'visit',
        headerName: 'Visit',
        sortable: false,
        width: 110,
        renderCell: (params: GridRenderCellParams) => (
          <Button
            size="small"
            tabIndex={params.tabIndex}
            aria-label={`Book ${params.row.clinic}`}
            onClick={() => setBooked(params.row.clinic)}
            onKeyDown={(event) => {
              // The grid uses Space to scroll. Here it presses the button.
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Book
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGrid
          aria-label="Clinics"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ minHeight: 32, mt: 1 }}>
        {booked && `Visit booked: ${booked}`}
      </Typography>
    </div>
  );
}
