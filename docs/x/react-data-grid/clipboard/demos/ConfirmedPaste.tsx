import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, room: 'Red room', seats: 12 },
  { id: 2, room: 'Hall', seats: 140 },
  { id: 3, room: 'Attic', seats: 20 },
];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120, editable: true },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 110,
    editable: true,
  },
];

interface Question {
  cells: number;
  answer: (isAllowed: boolean) => void;
}

export default function ConfirmedPaste() {
  const [question, setQuestion] = React.useState<Question>();
  const [isPasting, setIsPasting] = React.useState(false);

  const confirm = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const answer = (isAllowed: boolean) => {
        setQuestion(undefined);
        (isAllowed ? resolve : reject)();
      };
      setQuestion({ cells: data.flat().length, answer });
    });

  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={confirm}
        onClipboardPasteStart={() => setIsPasting(true)}
        onClipboardPasteEnd={() => setIsPasting(false)}
        loading={isPasting}
        aria-label="Rooms"
        hideFooter
      />
      <Dialog
        open={question !== undefined}
        onClose={() => question?.answer(false)}
      >
        <DialogTitle>Paste {question?.cells} values?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
