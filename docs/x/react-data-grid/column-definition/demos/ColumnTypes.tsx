import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { bookings } from './bookings';

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(bookings);

  const columns = React.useMemo<GridColDef<(typeof bookings)[number]>[]>(
    () => [
      { field: 'guest', type: 'string', width: 110 },
      { field: 'nights', type: 'number', width: 90 },
      { field: 'arrival', type: 'date', width: 120 },
      { field: 'checkIn', type: 'dateTime', width: 190 },
      { field: 'paid', type: 'boolean', width: 80 },
      {
        field: 'room',
        type: 'singleSelect',
        valueOptions: ['Attic', 'Courtyard', 'Garden'],
        width: 120,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlinedIcon />}
            label={`Delete ${row.guest}`}
            onClick={() => setRows((all) => all.filter((r) => r.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Bookings"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
