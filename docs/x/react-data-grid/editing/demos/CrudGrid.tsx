import * as React from 'react';
import {
  DataGrid,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { AddToolbar, getRowActions } from './crudParts';

const initialRows = [
  { id: 1, boat: 'Wren', places: 4, isNew: false },
  { id: 2, boat: 'Petrel', places: 8, isNew: false },
];

export default function CrudGrid() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const { View, Edit } = GridRowModes;

  const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
    setModes((current) => ({ ...current, [id]: mode }));
  const remove = (id: GridRowId) =>
    setRows((current) => current.filter((row) => row.id !== id));
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, boat: '', places: 2, isNew: true }]);
    setMode(id, { mode: Edit, fieldToFocus: 'boat' });
  };

  const columns: GridColDef<(typeof rows)[number]>[] = [
    { field: 'boat', headerName: 'Boat', flex: 1, editable: true },
    { field: 'places', type: 'number', headerName: 'Places', editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      getActions: ({ id, row }) =>
        getRowActions(modes[id]?.mode === Edit, {
          edit: () => setMode(id, { mode: Edit }),
          save: () => setMode(id, { mode: View }),
          remove: () => remove(id),
          cancel: () => {
            setMode(id, { mode: View, ignoreModifications: true });
            if (row.isNew) remove(id);
          },
        }),
    },
  ];

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rowing boats"
        columns={columns}
        rows={rows}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={(params, event) => {
          event.defaultMuiPrevented = params.reason === 'rowFocusOut';
        }}
        processRowUpdate={(row) => {
          const saved = { ...row, isNew: false };
          setRows(rows.map((old) => (old.id === row.id ? saved : old)));
          return saved;
        }}
        slots={{ toolbar: AddToolbar }}
        slotProps={{ toolbar: { onAdd: add } }}
        hideFooter
      />
    </div>
  );
}
