import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  { field: 'crop', headerName: 'Crop', width: 120 },
  { field: 'litres', headerName: 'Water (l)', type: 'number', width: 120 },
];

const rows = [
  { id: 'north', bed: 'North bed', crop: 'Leeks', litres: 12 },
  { id: 'south', bed: 'South bed', crop: 'Squash', litres: 30 },
  { id: 'wall', bed: 'Wall bed', crop: 'Figs', litres: 8 },
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  const water = () => {
    const litres = apiRef.current.getRow('south')?.litres ?? 0;
    apiRef.current.updateRows([
      { id: 'south', bed: 'South bed', litres: litres + 5 },
    ]);
  };
  const digNewBed = () => {
    apiRef.current.updateRows([
      { id: 'pond', bed: 'Pond bed', crop: 'Watercress', litres: 0 },
    ]);
  };
  const clearWall = () => {
    apiRef.current.updateRows([{ id: 'wall', _action: 'delete' }]);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={water}>
          Water the south bed
        </Button>
        <Button variant="outlined" onClick={digNewBed}>
          Dig a pond bed
        </Button>
        <Button variant="outlined" onClick={clearWall}>
          Clear the wall bed
        </Button>
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Garden beds"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
    </Stack>
  );
}
