import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pupil', headerName: 'Pupil', flex: 1, minWidth: 120 },
  {
    field: 'maths',
    headerName: 'Maths',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'music',
    headerName: 'Music',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const rows = [
  { id: 1, pupil: 'Ada', maths: 14, music: 11 },
  { id: 2, pupil: 'Noor', maths: 12, music: 17 },
  { id: 3, pupil: 'Émile', maths: 9, music: 13 },
];

export default function EditOnClick() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const editCell = ({ id, field, isEditable }: GridCellParams) => {
    setModes((current) => {
      const next: GridCellModesModel = {};
      // Closes, and thereby saves, the cells that are open.
      for (const [rowId, fields] of Object.entries(current)) {
        next[rowId] = Object.fromEntries(
          Object.keys(fields).map((name) => [
            name,
            { mode: GridCellModes.View },
          ]),
        );
      }
      if (isEditable) {
        next[id] = {
          ...next[id],
          [field]: current[id]?.[field] ?? { mode: GridCellModes.Edit },
        };
      }
      return next;
    });
  };

  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Marks"
        columns={columns}
        rows={rows}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={editCell}
        hideFooter
      />
    </div>
  );
}
