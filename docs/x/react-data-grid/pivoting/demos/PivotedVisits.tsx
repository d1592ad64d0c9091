import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const visits = [
  { branch: 'Harbour', group: 'Children', season: 'Spring', visits: 310 },
  { branch: 'Harbour', group: 'Adults', season: 'Spring', visits: 540 },
  { branch: 'Harbour', group: 'Children', season: 'Summer', visits: 120 },
  { branch: 'Hill', group: 'Adults', season: 'Spring', visits: 260 },
  { branch: 'Hill', group: 'Children', season: 'Summer', visits: 95 },
  { branch: 'Hill', group: 'Adults', season: 'Summer', visits: 180 },
  { branch: 'Station', group: 'Adults', season: 'Spring', visits: 720 },
  { branch: 'Station', group: 'Adults', season: 'Summer', visits: 690 },
];
type Field = 'branch' | 'group' | 'season';
const fields: Field[] = ['branch', 'group', 'season'];

/** One row for each value of `down`, one column for each value of `across`. */
function pivot(down: Field, across: Field) {
  const rows = new Map<string, Record<string, string | number>>();
  const headers = new Set<string>();
  for (const visit of visits) {
    const header = visit[across];
    const row = rows.get(visit[down]) ?? { id: visit[down], total: 0 };
    row[header] = Number(row[header] ?? 0) + visit.visits;
    row.total = Number(row.total) + visit.visits;
    rows.set(visit[down], row);
    headers.add(header);
  }
  const columns: GridColDef[] = [
    { field: 'id', headerName: down, flex: 1, minWidth: 90 },
    ...[...headers].map((field): GridColDef => ({ field, type: 'number' })),
    { field: 'total', headerName: 'Total', type: 'number' },
  ];
  return { rows: [...rows.values()], columns };
}

export default function PivotedVisits() {
  const [down, setDown] = React.useState<Field>('branch');
  const [across, setAcross] = React.useState<Field>('season');
  const pivoted = React.useMemo(() => pivot(down, across), [down, across]);

  const renderSelect = (
    label: string,
    value: Field,
    onChange: (field: Field) => void,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Field)}
      sx={{ minWidth: 120 }}
    >
      {fields.map((field) => (
        <MenuItem key={field} value={field}>
          {field}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        {renderSelect('Rows', down, setDown)}
        {renderSelect('Columns', across, setAcross)}
      </Stack>
      <div style={{ height: 280 }}>
        <DataGrid {...pivoted} aria-label="Library visits" hideFooter />
      </div>
    </Stack>
  );
}
