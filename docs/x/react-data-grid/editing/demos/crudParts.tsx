import { GridActionsCellItem, GridToolbarContainer } from '@mui/x-data-grid';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd: () => void;
  }
}

export function AddToolbar({ onAdd }: { onAdd: () => void }) {
  return (
    <GridToolbarContainer>
      <Button onClick={onAdd}>Add a boat</Button>
    </GridToolbarContainer>
  );
}

interface Handlers {
  edit: () => void;
  remove: () => void;
  save: () => void;
  cancel: () => void;
}

/** The buttons of a row: save and cancel while it is edited. */
export function getRowActions(isEditing: boolean, handlers: Handlers) {
  return isEditing
    ? [
        <GridActionsCellItem
          key="save"
          icon={<SaveIcon />}
          label="Save"
          color="primary"
          onClick={handlers.save}
        />,
        <GridActionsCellItem
          key="cancel"
          icon={<CancelIcon />}
          label="Cancel"
          onClick={handlers.cancel}
        />,
      ]
    : [
        <GridActionsCellItem
          key="edit"
          icon={<EditIcon />}
          label="Edit"
          onClick={handlers.edit}
        />,
        <GridActionsCellItem
          key="delete"
          icon={<DeleteIcon />}
          label="Delete"
          onClick={handlers.remove}
        />,
      ];
}
