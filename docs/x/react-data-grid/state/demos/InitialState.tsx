import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, site: 'Ridge', wind: 7.4, state: 'running', checked: 12 },
  { id: 2, site: 'Bay', wind: 5.1, state: 'stopped', checked: 40 },
  { id: 3, site: 'Moor', wind: 8.2, state: 'running', checked: 3 },
  { id: 4, site: 'Cape', wind: 9.6, state: 'running', checked: 21 },
  { id: 5, site: 'Dale', wind: 4.3, state: 'running', checked: 9 },
];

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 90 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 140 },
  { field: 'state', headerName: 'State', width: 120 },
  { field: 'checked', headerName: 'Checked (days ago)', type: 'number' },
];

export default function InitialState() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          density: 'compact',
          sorting: { sortModel: [{ field: 'wind', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'state', operator: 'equals', value: 'running' }],
            },
          },
          columns: { columnVisibilityModel: { checked: false } },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
        aria-label="Wind turbines"
      />
    </div>
  );
}
