import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Shift {
  id: string;
  driver: string;
  stops: number;
}

const columns: GridColDef<Shift>[] = [
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  {
    field: 'stops',
    headerName: 'Stops',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const names = ['Ana', 'Bo', 'Chidi', 'Dina', 'Emil', 'Farah', 'Gus', 'Hana'];
const rows: Shift[] = names.map((driver, index) => ({
  id: driver,
  driver,
  stops: 18 + ((index * 11) % 17),
}));

export default function PinnedBesidePages() {
  const [target, setTarget] = React.useState(25);

  const pinnedRows = React.useMemo(
    () => ({ top: [{ id: 'target', driver: 'Target', stops: target }] }),
    [target],
  );

  const keepTarget = (row: Shift) => {
    if (row.id === 'target') {
      setTarget(row.stops);
    }
    return row;
  };

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Stops per driver"
        columns={columns}
        rows={rows}
        pinnedRows={pinnedRows}
        processRowUpdate={keepTarget}
        checkboxSelection
        pagination
        pageSizeOptions={[4, 8]}
        initialState={{
          pagination: { paginationModel: { pageSize: 4 } },
          sorting: { sortModel: [{ field: 'stops', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
