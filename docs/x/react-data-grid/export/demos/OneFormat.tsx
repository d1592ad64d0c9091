import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

const withoutNotes = columns.map((column) =>
  column.field === 'note' ? { ...column, disableExport: true } : column,
);

function CsvToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
    </GridToolbarContainer>
  );
}

export default function OneFormat() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={withoutNotes}
        rows={rows}
        slots={{ toolbar: CsvToolbar }}
        hideFooter
      />
    </div>
  );
}
