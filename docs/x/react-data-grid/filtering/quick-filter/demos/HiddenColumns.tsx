import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 130 },
];

const rows = [
  { id: 1, street: 'Weir Lane', district: 'Harbour' },
  { id: 2, street: 'Harbour Walk', district: 'Old town' },
  { id: 3, street: 'Tanner Street', district: 'Old town' },
  { id: 4, street: 'Net Loft Yard', district: 'Harbour' },
];

export default function HiddenColumns() {
  const [columnVisibilityModel, setColumnVisibilityModel] = React.useState<
    Record<string, boolean>
  >({ district: false });
  const [quickFilterExcludeHiddenColumns, setExclude] = React.useState(true);
  const filterModel = React.useMemo(
    () => ({
      items: [],
      quickFilterValues: ['harbour'],
      quickFilterExcludeHiddenColumns,
    }),
    [quickFilterExcludeHiddenColumns],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the districts"
        control={
          <Switch
            checked={columnVisibilityModel.district !== false}
            onChange={(event) =>
              setColumnVisibilityModel({ district: event.target.checked })
            }
          />
        }
      />
      <FormControlLabel
        label="Search hidden columns, too"
        control={
          <Switch
            checked={!quickFilterExcludeHiddenColumns}
            onChange={(event) => setExclude(!event.target.checked)}
          />
        }
      />
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Streets found for harbour"
          columns={columns}
          rows={rows}
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={setColumnVisibilityModel}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
