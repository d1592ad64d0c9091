import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const rows = [
  { id: 1, song: 'Low Tide', plays: 812 },
  { id: 2, song: 'Paper Boats', plays: 1340 },
  { id: 3, song: 'Harbour Lights', plays: 455 },
];

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 110 },
  { field: 'plays', headerName: 'Plays', type: 'number' },
];

export default function SubscribeInEffect() {
  const apiRef = useGridApiRef();
  const [listening, setListening] = React.useState(true);
  const [hovered, setHovered] = React.useState('–');

  React.useEffect(() => {
    if (!listening) {
      return undefined;
    }
    // Returns the function that unsubscribes: what an effect has to return.
    return apiRef.current.subscribeEvent('rowMouseEnter', ({ row }) => {
      setHovered(row.song);
    });
  }, [apiRef, listening]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={listening}
            onChange={(event) => setListening(event.target.checked)}
          />
        }
        label="Listen"
      />
      <div style={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Songs"
          hideFooter
        />
      </div>
      <Typography sx={{ mt: 1 }}>
        Last row under the pointer: {hovered}
      </Typography>
    </div>
  );
}
