import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const grades = ['Easy', 'Moderate', 'Hard', 'Expert'];

const byGrade: GridComparatorFn<string> = (grade1, grade2) =>
  grades.indexOf(grade1) - grades.indexOf(grade2);

const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  {
    field: 'trail',
    headerName: 'Trail',
    flex: 1,
    minWidth: 110,
    sortComparator: naturalOrder.compare,
  },
  {
    field: 'grade',
    headerName: 'Grade',
    flex: 1,
    minWidth: 110,
    sortComparator: byGrade,
  },
  { field: 'km', headerName: 'Length (km)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, trail: 'Trail 10', grade: 'Hard', km: 14.2 },
  { id: 2, trail: 'Trail 2', grade: 'Expert', km: 9.8 },
  { id: 3, trail: 'Trail 1', grade: 'Easy', km: 3.1 },
  { id: 4, trail: 'Trail 12', grade: 'Moderate', km: 7.5 },
  { id: 5, trail: 'Trail 7', grade: 'Easy', km: 4.4 },
];

export default function CustomComparator() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Bike trails"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'grade', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
