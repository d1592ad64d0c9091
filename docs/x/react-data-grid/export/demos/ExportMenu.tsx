import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'harvest', delimiter: ';', utf8WithBom: true }}
        printOptions={{ hideToolbar: true, hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
