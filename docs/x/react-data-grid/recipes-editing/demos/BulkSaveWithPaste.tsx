import {
  DataGridPremium,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid-premium';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStagedRows } from './useStagedRows';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 120 },
  {
    field: 'watts',
    headerName: 'Watts',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const saved = [
  { id: 1, room: 'Study', lamp: 'Desk lamp', watts: 9 },
  { id: 2, room: 'Hall', lamp: 'Ceiling light', watts: 24 },
  { id: 3, room: 'Study', lamp: 'Reading light', watts: 6 },
];

const initialState = { rowGrouping: { model: ['room'] } };

export default function BulkSaveWithPaste() {
  const { rows, staged, stage, save, discard } = useStagedRows(saved);
  const count = staged.size;

  const getRowClassName = ({ id }: GridRowClassNameParams) =>
    staged.has(id) ? 'staged' : '';

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={count === 0} onClick={save}>
          Save ({count})
        </Button>
        <Button disabled={count === 0} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 350, width: '100%' }}>
        <DataGridPremium
          aria-label="Lamps by room"
          columns={columns}
          rows={rows}
          processRowUpdate={stage}
          getRowClassName={getRowClassName}
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          cellSelection
          experimentalFeatures={{ ariaV8: true }}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          hideFooter
          sx={{ '& .staged': { bgcolor: 'action.selected' } }}
        />
      </div>
    </Stack>
  );
}
