import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, film: 'Salt Harbour', series: 'Coastlines', part: 1 },
  { id: 2, film: 'Northbound', series: 'Coastlines', part: 2 },
  { id: 3, film: 'The Glass Orchard', series: null, part: null },
  { id: 4, film: 'Low Tide', series: 'Coastlines', part: 3 },
  { id: 5, film: 'Two Kettles', series: '', part: null },
];

type Film = (typeof rows)[number];

export default function MissingGroups() {
  const [grouped, setGrouped] = React.useState(false);

  const columns = React.useMemo<GridColDef<Film>[]>(
    () => [
      {
        field: 'series',
        headerName: 'Series',
        groupingValueGetter: (value: Film['series']) =>
          value || (grouped ? 'No series' : null),
      },
      { field: 'film', headerName: 'Film', width: 170 },
      { field: 'part', headerName: 'Part', type: 'number', width: 80 },
    ],
    [grouped],
  );

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Group films without a series"
        checked={grouped}
        onChange={(_event, checked) => setGrouped(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Films by series"
          columns={columns}
          rows={rows}
          initialState={{
            rowGrouping: { model: ['series'] },
            columns: { columnVisibilityModel: { series: false } },
          }}
          groupingColDef={{ width: 160 }}
          defaultGroupingExpansionDepth={-1}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
