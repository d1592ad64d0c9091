import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'applicant', headerName: 'Applicant', flex: 1, minWidth: 140 },
  { field: 'applied', headerName: 'Applied on', type: 'date', width: 140 },
  { field: 'plots', headerName: 'Plots', type: 'number', width: 100 },
];

const rows = [
  { id: 1, applicant: 'M. Adeyemi', applied: new Date(2024, 2, 9), plots: 1 },
  {
    id: 2,
    applicant: 'T. Lindqvist',
    applied: new Date(2022, 7, 30),
    plots: 2,
  },
  { id: 3, applicant: 'P. Okafor', applied: new Date(2023, 10, 4), plots: 1 },
  { id: 4, applicant: 'R. Santos', applied: new Date(2021, 5, 17), plots: 3 },
];

export default function InitialSort() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Waiting list for garden plots"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'applied', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
