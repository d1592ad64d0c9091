import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import * as React from 'react';

const mirrored = createCache({
  key: 'hebrew',
  stylisPlugins: [prefixer, rtlPlugin],
});

const rows = [
  { id: 1, city: 'ירושלים', rain: 537 },
  { id: 2, city: 'חיפה', rain: 540 },
  { id: 3, city: 'אילת', rain: 22 },
];
const columns: GridColDef[] = [
  { field: 'city', headerName: 'עיר', flex: 1, minWidth: 100 },
  { field: 'rain', headerName: 'גשם (מ״מ)', type: 'number', width: 120 },
];

export default function RightToLeft() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, heIL),
    [outerTheme],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" lang="he" style={{ height: 280, width: '100%' }}>
          <DataGrid rows={rows} columns={columns} aria-label="גשם בשנה" />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
