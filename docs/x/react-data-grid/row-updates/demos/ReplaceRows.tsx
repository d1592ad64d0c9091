import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Loan {
  id: number;
  book: string;
  daysLeft: number;
}

const columns: GridColDef<Loan>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'daysLeft', headerName: 'Days left', type: 'number', width: 120 },
];

const firstLoans: Loan[] = [
  { id: 1, book: 'The Peregrine', daysLeft: 3 },
  { id: 2, book: 'Cosmicomics', daysLeft: 11 },
];
const shelf = ['Roadside Picnic', 'Gilead', 'Kindred', 'The Rings of Saturn'];

export default function ReplaceRows() {
  const [loans, setLoans] = React.useState(firstLoans);
  const [lent, setLent] = React.useState(0);

  const lend = () => {
    const book = shelf[lent % shelf.length] ?? '';
    setLoans([...loans, { id: lent + 3, book, daysLeft: 21 }]);
    setLent(lent + 1);
  };
  const renewFirst = () =>
    setLoans(
      loans.map((loan, index) =>
        index === 0 ? { ...loan, daysLeft: loan.daysLeft + 14 } : loan,
      ),
    );
  const returnFirst = () => setLoans(loans.slice(1));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={lend}>
          Lend a book
        </Button>
        <Button variant="outlined" onClick={renewFirst}>
          Renew first
        </Button>
        <Button variant="outlined" onClick={returnFirst}>
          Return first
        </Button>
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Books on loan"
          columns={columns}
          rows={loans}
          hideFooter
        />
      </div>
    </Stack>
  );
}
