import {
  DataGridPro,
  GridToolbar,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 130 },
  { field: 'hall', headerName: 'Hall', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

const rows = [
  { id: 1, machine: 'Lathe', hall: 'East', hours: 1840 },
  { id: 2, machine: 'Press brake', hall: 'West', hours: 920 },
  { id: 3, machine: 'Band saw', hall: 'East', hours: 310 },
  { id: 4, machine: 'Milling cell', hall: 'West', hours: 2675 },
];

/** The column of the condition itself, and those without a condition. */
function filterColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field);
  return columns
    .map((column) => column.field)
    .filter((name) => name === field || !taken.includes(name));
}

/** The first column without a condition, or null when none is left. */
function getColumnForNewFilter({
  currentFilters,
  columns,
}: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map((item) => item.field);
  return columns.find(({ field }) => !taken.includes(field))?.field ?? null;
}

const slotProps = {
  filterPanel: {
    filterFormProps: { filterColumns },
    getColumnForNewFilter,
  },
};

export default function OneConditionPerColumn() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGridPro
        aria-label="Machines"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
        sx={{ '& .MuiBadge-invisible': { display: 'none' } }}
      />
    </div>
  );
}
