import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'question', headerName: 'Question', flex: 1, minWidth: 140 },
  {
    field: 'answer',
    headerName: 'Answer',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, question: 'Arrival by', answer: 'Train' },
  { id: 2, question: 'Diet', answer: 'Vegetarian' },
];

const { Edit, View } = GridCellModes;

export default function ControlledModes() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const isEditing = modes[2]?.answer?.mode === Edit;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        // Keeps focus in the cell, so that it is still edited on click.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Button
          disabled={isEditing}
          onClick={() => setModes({ 2: { answer: { mode: Edit } } })}
        >
          Edit the diet
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() => setModes({ 2: { answer: { mode: View } } })}
        >
          Save
        </Button>
        <Button
          disabled={!isEditing}
          onClick={() =>
            setModes({
              2: { answer: { mode: View, ignoreModifications: true } },
            })
          }
        >
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 190, width: '100%' }}>
        <DataGrid
          aria-label="Registration"
          columns={columns}
          rows={rows}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={({ reason }, event) => {
            event.defaultMuiPrevented = reason === 'cellFocusOut';
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
