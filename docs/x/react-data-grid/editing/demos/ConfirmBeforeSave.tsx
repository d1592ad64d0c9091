import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  {
    field: 'fare',
    headerName: 'Fare (€)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, route: 'Harbour ferry', fare: 3.2 },
  { id: 2, route: 'Island ferry', fare: 7.5 },
];

type Route = (typeof rows)[number];

interface Question {
  newRow: Route;
  oldRow: Route;
  answer: (row: Route) => void;
}

export default function ConfirmBeforeSave() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const askUser = (newRow: Route, oldRow: Route) =>
    newRow.fare === oldRow.fare
      ? oldRow
      : new Promise<Route>((answer) => setQuestion({ newRow, oldRow, answer }));

  const close = (isAccepted: boolean) => {
    question?.answer(isAccepted ? question.newRow : question.oldRow);
    setQuestion(null);
  };

  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        aria-label="Ferry fares"
        columns={columns}
        rows={rows}
        processRowUpdate={askUser}
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => close(false)} aria-labelledby="fare-title">
          <DialogTitle id="fare-title">
            Change the fare from {question.oldRow.fare} to{' '}
            {question.newRow.fare} €?
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => close(false)}>Keep the old fare</Button>
            <Button onClick={() => close(true)}>Change it</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
