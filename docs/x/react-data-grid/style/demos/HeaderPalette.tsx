import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const rows = [
  { id: 1, cheese: 'Alpine', months: 9 },
  { id: 2, cheese: 'Washed rind', months: 2 },
  { id: 3, cheese: 'Blue', months: 4 },
];

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 110 },
  { field: 'months', headerName: 'Months', type: 'number', width: 110 },
];

export default function HeaderPalette() {
  const outerTheme = useTheme();
  const theme = React.useMemo(() => {
    const isDark = outerTheme.palette.mode === 'dark';
    return createTheme(outerTheme, {
      palette: {
        DataGrid: {
          bg: isDark ? '#10202b' : '#f5fafd',
          headerBg: isDark ? '#17384d' : '#dbeefa',
        },
      },
    });
  }, [outerTheme]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Cheese cellar"
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
