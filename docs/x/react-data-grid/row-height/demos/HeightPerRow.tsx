import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  {
    field: 'session',
    headerName: 'Session',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <Stack>
        <span>{row.session}</span>
        {row.speaker && (
          <Typography variant="caption" color="text.secondary">
            {row.speaker}
          </Typography>
        )}
      </Stack>
    ),
  },
  { field: 'start', headerName: 'Start', width: 90 },
];

const rows = [
  { id: 1, session: 'Doors open', start: '09:00' },
  {
    id: 2,
    session: 'Maps for night buses',
    speaker: 'R. Halde',
    start: '09:30',
  },
  { id: 3, session: 'Coffee', start: '10:15' },
  { id: 4, session: 'Quiet engines', speaker: 'T. Nwosu', start: '10:40' },
  { id: 5, session: 'Lunch', start: '12:00' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.speaker ? 72 * densityFactor : null;
}

export default function HeightPerRow() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Programme"
        columns={columns}
        rows={rows}
        rowHeight={40}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
