import {
  DataGridPremium,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'source', headerName: 'Source', width: 120 },
  { field: 'plant', headerName: 'Plant', width: 140 },
  { field: 'output', headerName: 'Output (MWh)', type: 'number', width: 140 },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 120 },
];

const regions = ['Coast', 'Plateau', 'Valley'];
const sources = ['Wind', 'Solar', 'Hydro', 'Biogas'];

const rows = Array.from({ length: 48 }, (_, id) => ({
  id,
  region: regions[(id * 2) % regions.length],
  source: sources[(id * 5 + Math.floor(id / 7)) % sources.length],
  plant: `Plant ${id + 1}`,
  output: 120 + ((id * 53) % 400),
  cost: 900 + ((id * 71) % 1600),
}));

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarExport />
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function PremiumGrid() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region', 'source'] },
      aggregation: { model: { output: 'sum', cost: 'avg' } },
    },
  });

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        disableRowSelectionOnClick
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 190 }}
        initialState={initialState}
        slots={{ toolbar: Toolbar }}
        experimentalFeatures={{ ariaV8: true }}
      />
    </div>
  );
}
