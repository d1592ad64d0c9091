import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'site',
    headerName: 'Site',
    flex: 1,
    minWidth: 140,
    filterable: false,
  },
  {
    field: 'output',
    headerName: 'Output (MW)',
    type: 'number',
    width: 130,
    filterable: false,
  },
  { field: 'region', headerName: 'Region', width: 120, filterable: false },
];

const rows = [
  { id: 1, site: 'Brackwater', output: 48, region: 'Coast' },
  { id: 2, site: 'Hollin Ridge', output: 36, region: 'Uplands' },
  { id: 3, site: 'Gannet Bank', output: 120, region: 'Coast' },
  { id: 4, site: 'Millfield', output: 22, region: 'Plains' },
  { id: 5, site: 'Terrace Point', output: 64, region: 'Coast' },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'region', operator: 'equals', value: 'Coast' }],
    },
  },
};

export default function LockedFilter() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Wind farms on the coast"
        columns={columns}
        rows={rows}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
