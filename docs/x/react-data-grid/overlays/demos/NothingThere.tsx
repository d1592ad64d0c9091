import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, useGridApiContext } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 90 },
  { field: 'packets', headerName: 'Packets', type: 'number' },
];

function NoSeeds() {
  const apiRef = useGridApiContext();
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography>The seed box is empty.</Typography>
      <Button
        size="small"
        variant="outlined"
        onClick={() =>
          apiRef.current.updateRows([{ id: 1, seed: 'Marigold', packets: 3 }])
        }
      >
        Put in marigolds
      </Button>
    </Stack>
  );
}

export default function NothingThere() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoSeeds }}
        aria-label="Seed box"
        hideFooter
      />
    </div>
  );
}
