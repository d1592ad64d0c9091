import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';

const rows = [
  { id: 1, film: 'The Lighthouse Keeper', year: 1998, minutes: 104 },
  { id: 2, film: 'Salt', year: 2011, minutes: 92 },
  { id: 3, film: 'Night Ferry', year: 2004, minutes: 118 },
  { id: 4, film: 'Paper Kingdom', year: 2019, minutes: 86 },
];

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const newestFirst: GridInitialState = {
  sorting: { sortModel: [{ field: 'year', sort: 'desc' }] },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState([newestFirst]);

  const saveView = () => {
    const view = apiRef.current.exportState();
    setViews((saved) => [...saved.slice(-2), view]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={saveView}>
          Save this view
        </Button>
        {views.map((view, index) => (
          <Button
            key={index}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current.restoreState(view)}
          >
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 290 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Films"
          hideFooter
        />
      </div>
    </Stack>
  );
}
