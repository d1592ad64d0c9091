import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import OpacityIcon from '@mui/icons-material/Opacity';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function HeaderWithUnit({
  colDef,
  unit,
  icon,
}: GridColumnHeaderParams & { unit: string; icon: React.ReactNode }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {icon}
      <div>
        <Typography variant="body2">{colDef.headerName}</Typography>
        <Typography variant="caption" color="text.secondary">
          {unit}
        </Typography>
      </div>
    </Stack>
  );
}

const columns: GridColDef[] = [
  { field: 'house', headerName: 'Greenhouse', flex: 1, minWidth: 110 },
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 150,
    renderHeader: (params) => (
      <HeaderWithUnit
        {...params}
        unit="°C at noon"
        icon={<ThermostatIcon fontSize="small" />}
      />
    ),
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    width: 140,
    renderHeader: (params) => (
      <HeaderWithUnit
        {...params}
        unit="% at noon"
        icon={<OpacityIcon fontSize="small" />}
      />
    ),
  },
];

const rows = [
  { id: 1, house: 'Orchids', temperature: 27, humidity: 81 },
  { id: 2, house: 'Succulents', temperature: 31, humidity: 22 },
  { id: 3, house: 'Ferns', temperature: 21, humidity: 90 },
];

export default function HeaderContent() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Climate in the greenhouses"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
