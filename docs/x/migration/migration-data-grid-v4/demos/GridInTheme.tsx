import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  { id: 'K-110', title: 'Seeds of the coast', shelf: 'Botany', loans: 42 },
  { id: 'K-204', title: 'A short night train', shelf: 'Novels', loans: 118 },
  { id: 'K-231', title: 'Tide tables', shelf: 'Harbour', loans: 7 },
  { id: 'K-305', title: 'Bread in six lessons', shelf: 'Kitchen', loans: 96 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

function addGridToTheme(outerTheme: Theme) {
  return createTheme({
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: {
          root: {
            [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          },
        },
      },
    },
  });
}

export default function GridInTheme() {
  return (
    <ThemeProvider theme={addGridToTheme}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Books of the library"
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'loans', sort: 'desc' }] },
          }}
        />
      </div>
    </ThemeProvider>
  );
}
