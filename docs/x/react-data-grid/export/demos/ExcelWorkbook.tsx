import * as React from 'react';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { columns, rows } from './data';

async function addTitle({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow(['Harvest of the community garden']).font = { size: 16 };
  worksheet.addRow([]);
}

async function addSource({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow([]);
  worksheet.addRow(['Weighed on 5 October 2024']);
}

function ExcelToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        excelOptions={{
          fileName: 'harvest',
          columnsStyles: {
            kilos: { numFmt: '0.0', font: { bold: true } },
          },
          exceljsPreProcess: addTitle,
          exceljsPostProcess: addSource,
        }}
      />
    </GridToolbarContainer>
  );
}

export default function ExcelWorkbook() {
  const [state, setState] = React.useState('not started');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          aria-label="Harvest"
          columns={columns}
          rows={rows}
          checkboxSelection
          slots={{ toolbar: ExcelToolbar }}
          onExcelExportStateChange={setState}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        Excel export: {state}
      </Typography>
    </Stack>
  );
}
