import * as React from 'react';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', width: 110 },
  { field: 'bedsDay', headerName: 'Beds by day', width: 120 },
  { field: 'bedsNight', headerName: 'Beds at night', width: 120 },
  { field: 'staffNight', headerName: 'Staff at night', width: 120 },
];

const rows = [
  { id: 1, ward: 'Surgery', bedsDay: 24, bedsNight: 22, staffNight: 4 },
  { id: 2, ward: 'Maternity', bedsDay: 16, bedsNight: 16, staffNight: 5 },
  { id: 3, ward: 'Day clinic', bedsDay: 12, bedsNight: 0, staffNight: 0 },
];

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function PanelOptions() {
  const [matchesOnly, setMatchesOnly] = React.useState(true);
  const [buttons, setButtons] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Toggle only matches"
          control={<Checkbox checked={matchesOnly} />}
          onChange={(_event, checked) => setMatchesOnly(checked)}
        />
        <FormControlLabel
          label="Footer buttons"
          control={<Checkbox checked={buttons} />}
          onChange={(_event, checked) => setButtons(checked)}
        />
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Hospital wards"
          columns={columns}
          rows={rows}
          slots={{ toolbar: ColumnsToolbar }}
          slotProps={{
            columnsManagement: {
              toggleAllMode: matchesOnly ? 'filteredOnly' : 'all',
              disableShowHideToggle: !buttons,
              disableResetButton: !buttons,
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
