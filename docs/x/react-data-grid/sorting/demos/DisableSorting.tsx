import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', type: 'number', width: 80 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 190 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows = [
  { id: 1, step: 1, task: 'Feed the starter', minutes: 10 },
  { id: 2, step: 2, task: 'Mix flour and water', minutes: 5 },
  { id: 3, step: 3, task: 'Rest and fold', minutes: 180 },
  { id: 4, step: 4, task: 'Bake in a hot pot', minutes: 45 },
];

export default function DisableSorting() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Steps for a loaf of bread"
        columns={columns}
        rows={rows}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
