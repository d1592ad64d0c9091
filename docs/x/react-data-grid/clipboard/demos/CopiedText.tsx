import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, exhibit: 'Astrolabe', insured: 18500 },
  { id: 2, exhibit: 'Sextant', insured: 4200 },
  { id: 3, exhibit: 'Chronometer', insured: 27000 },
];

const columns: GridColDef[] = [
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 110 },
  {
    field: 'insured',
    headerName: 'Insured for',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${value.toLocaleString('en')} €`,
  },
];

export default function CopiedText() {
  const [text, setText] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          clipboardCopyCellDelimiter=";"
          onClipboardCopy={(copied) => setText(copied)}
          aria-label="Exhibits"
          hideFooter
        />
      </div>
      <Box
        role="status"
        sx={{
          mt: 1,
          minHeight: 72,
          whiteSpace: 'pre',
          fontFamily: 'monospace',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
