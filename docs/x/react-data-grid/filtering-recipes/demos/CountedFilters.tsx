import * as React from 'react';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Fault', flex: 1, minWidth: 150 },
  { field: 'street', headerName: 'Street', width: 130 },
  { field: 'days', headerName: 'Days open', type: 'number', width: 130 },
];

const rows = [
  { id: 1, ticket: 'Lamp flickers', street: 'Weir Lane', days: 3 },
  { id: 2, ticket: 'Pothole', street: 'High Street', days: 41 },
  { id: 3, ticket: 'Blocked drain', street: 'Weir Lane', days: 16 },
  { id: 4, ticket: 'Lamp dark', street: 'High Street', days: 9 },
  { id: 5, ticket: 'Loose kerb', street: 'Quay', days: 22 },
];

const filters: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  {
    label: 'Lamps',
    model: {
      items: [{ id: 1, field: 'ticket', operator: 'contains', value: 'lamp' }],
    },
  },
  {
    label: 'Overdue',
    model: { items: [{ id: 1, field: 'days', operator: '>', value: 14 }] },
  },
];

export default function CountedFilters() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>();
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    const countRows = ({ model }: (typeof filters)[number]) => {
      const { filteredRowsLookup } = apiRef.current.getFilterState(model);
      return rows.filter(({ id }) => filteredRowsLookup[id] !== false).length;
    };
    setCounts(filters.map(countRows));
  }, [apiRef]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {filters.map(({ label, model }, index) => (
          <Chip
            key={label}
            label={`${label} (${counts[index] ?? '…'})`}
            variant={filterModel === model ? 'filled' : 'outlined'}
            aria-pressed={filterModel === model}
            onClick={() => setFilterModel(model)}
          />
        ))}
      </Stack>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Street faults"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
