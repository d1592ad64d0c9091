import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

function ExpandableCell({ value, hasFocus }: GridRenderCellParams) {
  const [text, setText] = React.useState<HTMLDivElement | null>(null);
  const [isCut, setIsCut] = React.useState(false);
  const [isHovered, setIsHovered] = React.useState(false);

  React.useEffect(() => {
    setIsCut(text !== null && text.scrollWidth > text.clientWidth);
  }, [text, value, hasFocus, isHovered]);

  return (
    <Box
      sx={{ minWidth: 0, width: '100%' }}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
    >
      <div
        ref={setText}
        style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {value}
      </div>
      <Popper
        open={isCut && (hasFocus || isHovered)}
        anchorEl={text}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 1.5, maxWidth: 260 }} aria-hidden>
          {value}
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 120,
    maxWidth: 220,
    renderCell: (params) => <ExpandableCell {...params} />,
  },
];

const rows = [
  { id: 1, day: 'Mon', note: 'Two calves seen near the eastern buoy at dawn' },
  { id: 2, day: 'Tue', note: 'Fog, no boat' },
  { id: 3, day: 'Wed', note: 'Hydrophone replaced; battery lasts four weeks' },
];

export default function ExpandableCells() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Whale watch diary"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
