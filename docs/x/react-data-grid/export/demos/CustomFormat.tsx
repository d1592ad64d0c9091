import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import { columns, rows } from './data';

function JsonItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const text = JSON.stringify(
      entries.map(({ model }) => model),
      null,
      2,
    );
    const url = URL.createObjectURL(new Blob([text]));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'harvest.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function FormatsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'harvest' }} />
        <JsonItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function CustomFormat() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: FormatsToolbar }}
        hideFooter
      />
    </div>
  );
}
