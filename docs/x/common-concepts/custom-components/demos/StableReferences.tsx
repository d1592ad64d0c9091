import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSlots } from '@mui/x-data-grid';

const rows = [
  { id: 1, stamp: 'Blue Heron', year: 1936 },
  { id: 2, stamp: 'Red Kite', year: 1951 },
];
const columns: GridColDef[] = [
  { field: 'stamp', headerName: 'Stamp', flex: 1, minWidth: 100 },
  { field: 'year', headerName: 'Year', width: 80 },
];

interface NoteProps {
  note: string;
  onNoteChange: (note: string) => void;
}

/** Declared once: the same component in every render. */
function NoteField({ note, onNoteChange }: NoteProps) {
  return (
    <TextField
      label="Note on the album"
      size="small"
      value={note}
      onChange={(event) => onNoteChange(event.target.value)}
      sx={{ m: 1 }}
    />
  );
}

export default function StableReferences() {
  const [isStable, setIsStable] = React.useState(true);
  const [note, setNote] = React.useState('');
  // A new component in every render, so its field is replaced at each key.
  const NewEachTime = (props: NoteProps) => <NoteField {...props} />;

  const toolbar = (isStable
    ? NoteField
    : NewEachTime) as unknown as GridSlots['toolbar'];

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isStable}
            onChange={(event) => setIsStable(event.target.checked)}
          />
        }
        label="Declared outside"
      />
      <div style={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ toolbar }}
          slotProps={{
            toolbar: { note, onNoteChange: setNote } as Partial<NoteProps>,
          }}
          aria-label="Stamps"
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Type a few letters, then turn the switch off and try again.
      </Typography>
    </div>
  );
}
