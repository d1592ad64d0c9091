import * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

// Outside of the component, so that it runs once, when the field is mounted.
const focusField = (field: HTMLElement | null) =>
  field?.focus({ preventScroll: true });

function LongTextEditor(params: GridRenderEditCellParams<object, string>) {
  const { id, field, colDef } = params;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [text, setText] = React.useState(params.value ?? '');

  return (
    <div
      ref={setAnchor}
      style={{ alignSelf: 'flex-start', height: 1, width: '100%' }}
    >
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={2} sx={{ p: 1, minWidth: colDef.computedWidth }}>
          <InputBase
            multiline
            minRows={3}
            fullWidth
            value={text}
            inputRef={focusField}
            inputProps={{ 'aria-label': colDef.headerName }}
            onChange={({ target: { value } }) => {
              setText(value);
              void apiRef.current.setEditCellValue({ id, field, value });
            }}
            onKeyDown={(event) => {
              // Shift + Enter makes a new line instead of saving.
              if (event.shiftKey) event.stopPropagation();
            }}
          />
        </Paper>
      </Popper>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', width: 100 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: (params) => <LongTextEditor {...params} />,
  },
];

const rows = [
  { id: 1, stop: 'Gallery', notes: 'Ring twice.\nThe lift is slow.' },
  { id: 2, stop: 'Archive', notes: 'Deliveries before noon only.' },
];

export default function LongTextCells() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Delivery stops" columns={columns} rows={rows} />
    </div>
  );
}
