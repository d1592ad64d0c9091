import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'instrument', headerName: 'Instrument', width: 140 },
];

const rows = [
  { id: 1, name: 'Mary Ann Doyle', instrument: 'Flute' },
  { id: 2, name: 'Ann Petrov', instrument: 'Oboe' },
  { id: 3, name: 'Luis Mary', instrument: 'French horn' },
  { id: 4, name: 'Joon Park', instrument: 'Bassoon' },
];

const parseList = (input: string) =>
  input
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

const formatList = (terms: string[]) => terms.join(', ');

function SearchBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        quickFilterParser={parseList}
        quickFilterFormatter={formatList}
        debounceMs={400}
        placeholder="Names, with commas"
        sx={{ flex: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['mary ann', 'french horn'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function QuickFilterParser() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Orchestra"
        columns={columns}
        rows={rows}
        initialState={initialState}
        slots={{ toolbar: SearchBar }}
        hideFooter
      />
    </div>
  );
}
