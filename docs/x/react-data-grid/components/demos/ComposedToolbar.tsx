import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function Toolbar() {
  return (
    <GridToolbarContainer
      // The badge "0" is hidden, but would count as text of its button.
      sx={{ '& .MuiBadge-invisible': { display: 'none' } }}
    >
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector
        slotProps={{ tooltip: { title: 'Choose the height of rows' } }}
      />
      <Box sx={{ flexGrow: 1 }} />
      <GridToolbarExport
        slotProps={{ button: { variant: 'outlined' } }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ComposedToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants of the garden"
        columns={columns}
        rows={rows}
        slots={{ toolbar: Toolbar }}
        hideFooter
      />
    </div>
  );
}
