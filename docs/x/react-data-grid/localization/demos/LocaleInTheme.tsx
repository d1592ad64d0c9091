import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, jaJP, ptBR, zhCN } from '@mui/x-data-grid/locales';

const locales = { enUS, deDE, jaJP, ptBR, zhCN };
type Name = keyof typeof locales;
const names: Record<Name, string> = {
  enUS: 'English',
  deDE: 'Deutsch',
  jaJP: '日本語',
  ptBR: 'Português',
  zhCN: '简体中文',
};

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  lamp: `L-${21 + index}`,
  watts: [5, 9, 14, 22][index % 4],
}));
const columns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 90 },
  { field: 'watts', headerName: 'Power (W)', type: 'number', width: 120 },
];

export default function LocaleInTheme() {
  const [name, setName] = React.useState<Name>('deDE');
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, locales[name]),
    [outerTheme, name],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language of the grid"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        sx={{ maxWidth: 240 }}
      >
        {Object.entries(names).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <div style={{ height: 360 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
            pageSizeOptions={[5, 10]}
            aria-label="Street lamps"
          />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
