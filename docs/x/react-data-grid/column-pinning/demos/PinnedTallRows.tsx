import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const notes = [
  'Dry',
  'Two leaks below the skylight; the tarpaulin holds until the roofers come.',
  'Moss on the north side. Scrape before the first frost.',
];

const rows = notes.map((note, index) => ({
  id: index,
  roof: `Shed ${index + 1}`,
  note,
  area: 84,
  slope: 30,
  gutters: 'Zinc',
}));

export default function PinnedTallRows() {
  const apiRef = useGridApiRef();
  const [whole, setWhole] = React.useState(true);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'roof', headerName: 'Roof', width: 90 },
      {
        field: 'note',
        headerName: 'Note',
        width: 170,
        renderCell: ({ value }) => (whole ? value : `${value.slice(0, 14)}…`),
      },
      { field: 'area', headerName: 'Area (m²)', type: 'number', width: 130 },
      { field: 'slope', headerName: 'Slope (°)', type: 'number', width: 130 },
      { field: 'gutters', headerName: 'Gutters', width: 330 },
    ],
    [whole],
  );

  React.useLayoutEffect(() => {
    apiRef.current.resetRowHeights();
  }, [apiRef, whole]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Whole notes"
        control={<Switch checked={whole} />}
        onChange={(_event, checked) => setWhole(checked)}
      />
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPro
          aria-label="Roof inspection"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          getRowHeight={() => 'auto'}
          initialState={{ pinnedColumns: { left: ['roof', 'note'] } }}
          sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
