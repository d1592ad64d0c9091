import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'turbine', headerName: 'Turbine', flex: 1, minWidth: 110 },
  { field: 'kilowatts', headerName: 'Output (kW)', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120 },
];

const rows = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((turbine, id) => ({
  id,
  turbine,
  kilowatts: 2100 + id * 35,
  wind: 9,
}));

/** What the sensors of one turbine say at a tick. */
function measure(id: number, tick: number) {
  const wind = 9 + 3 * Math.sin(tick / 9 + id);
  const kilowatts = Math.round(235 * wind + 10 * Math.sin(tick));
  return { id, kilowatts, wind: Math.round(wind * 10) / 10 };
}

export default function ThrottledFeed() {
  const apiRef = useGridApiRef();
  const [isOn, setIsOn] = React.useState(false);
  const [messages, setMessages] = React.useState(0);

  React.useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const feed = setInterval(() => {
      setMessages((tick) => tick + 1);
    }, 100);
    return () => clearInterval(feed);
  }, [isOn]);

  React.useEffect(() => {
    if (messages > 0) {
      apiRef.current.updateRows(rows.map(({ id }) => measure(id, messages)));
    }
  }, [apiRef, messages]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={() => setIsOn(!isOn)} />}
        label="Receive ten messages a second"
      />
      <Typography variant="body2">Messages received: {messages}</Typography>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          aria-label="Output of the wind farm"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          throttleRowsMs={2000}
          hideFooter
        />
      </div>
    </Stack>
  );
}
