import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

type Day = { id: number; day: string; slots: string[] };

const HOURS = ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

const columns: GridColDef<Day>[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  ...HOURS.map((hour, index): GridColDef<Day> => ({
    field: hour,
    headerName: hour,
    flex: 1,
    minWidth: 90,
    valueGetter: (_value, { slots }) => slots[index],
    colSpan: (value, { slots }) => {
      const end = slots.findIndex((slot, at) => at > index && slot !== value);
      return (end < 0 ? slots.length : end) - index;
    },
  })),
];

const rows: Day[] = [
  {
    id: 1,
    day: 'Mon',
    slots: ['Choir', 'Choir', 'Break', 'Solo', 'Solo', 'Solo'],
  },
  {
    id: 2,
    day: 'Tue',
    slots: ['Theory', 'Strings', 'Strings', 'Strings', 'Break', 'Choir'],
  },
  {
    id: 3,
    day: 'Wed',
    slots: ['Brass', 'Brass', 'Brass', 'Brass', 'Brass', 'Theory'],
  },
];

export default function Timetable() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPro
        aria-label="Rehearsals this week"
        columns={columns}
        rows={rows}
        initialState={{ pinnedColumns: { left: ['day'] } }}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        disableColumnReorder
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
