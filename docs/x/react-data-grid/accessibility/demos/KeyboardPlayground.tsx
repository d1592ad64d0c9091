import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, film: 'The Lighthouse Keepers', year: 1962, minutes: 98 },
  { id: 2, film: 'Paper Boats', year: 1987, minutes: 112 },
  { id: 3, film: 'Winter Orchard', year: 1954, minutes: 84 },
  { id: 4, film: 'Signal at Dusk', year: 2003, minutes: 131 },
  { id: 5, film: 'Salt Road', year: 1978, minutes: 105 },
  { id: 6, film: 'A Quiet Platform', year: 1999, minutes: 92 },
];

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', width: 190 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function KeyboardPlayground() {
  const [key, setKey] = React.useState('none yet');
  const [place, setPlace] = React.useState('outside the grid');
  const [selected, setSelected] = React.useState('no row');
  const [sorted, setSorted] = React.useState('not sorted');

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ height: 400 }}
        onKeyDownCapture={(event) => {
          const modifiers = [
            event.ctrlKey && 'Ctrl',
            event.metaKey && 'Meta',
            event.shiftKey && 'Shift',
          ];
          const name = event.key === ' ' ? 'Space' : event.key;
          setKey([...modifiers, name].filter(Boolean).join(' + '));
        }}
        onFocus={(event) => {
          const cell = event.target.closest('[aria-colindex]');
          const row = event.target.closest('[aria-rowindex]');
          setPlace(
            `row ${row?.getAttribute('aria-rowindex') ?? '–'}, ` +
              `column ${cell?.getAttribute('aria-colindex') ?? '–'}`,
          );
        }}
        onBlur={() => setPlace('outside the grid')}
      >
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          onRowSelectionModelChange={(ids) =>
            setSelected(ids.length ? `ids ${ids.join(', ')}` : 'no row')
          }
          onSortModelChange={([item]) =>
            setSorted(item ? `${item.field} ${item.sort}` : 'not sorted')
          }
        />
      </Box>
      <Box component="dl" sx={{ height: 96, mb: 0, typography: 'body2' }}>
        {Object.entries({ Key: key, Focus: place, selected, sorted }).map(
          ([term, text]) => (
            <Box key={term} sx={{ display: 'flex', gap: 1 }}>
              <dt style={{ textTransform: 'capitalize' }}>{term}:</dt>
              <dd style={{ margin: 0 }}>{text}</dd>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
