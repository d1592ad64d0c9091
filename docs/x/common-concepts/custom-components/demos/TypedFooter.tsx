import Box from '@mui/material/Box';
import {
  DataGrid,
  type FooterPropsOverrides,
  type GridColDef,
  type PropsFromSlot,
  type GridSlots,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    checkedBy?: string;
  }
}

const rows = [
  { id: 1, gauge: 'Dam', level: 4.2 },
  { id: 2, gauge: 'Old bridge', level: 1.8 },
];
const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 100 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

/** Gets the props that the grid passes, and the declared one. */
function CheckedFooter({ checkedBy }: PropsFromSlot<GridSlots['footer']>) {
  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      Checked by {checkedBy ?? 'nobody yet'}
    </Box>
  );
}

const footerProps: FooterPropsOverrides = { checkedBy: 'the morning shift' };

export default function TypedFooter() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: CheckedFooter }}
        slotProps={{ footer: footerProps }}
        aria-label="Water levels"
      />
    </div>
  );
}
