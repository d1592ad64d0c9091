import * as React from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import Link from '@mui/material/Link';

const SHORT = 48;

function LongText({ value = '', tabIndex }: GridRenderCellParams<Row, string>) {
  const [isOpen, setIsOpen] = React.useState(false);
  if (value.length <= SHORT) {
    return value;
  }
  return (
    <div>
      {isOpen ? value : `${value.slice(0, SHORT)}…`}{' '}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ font: 'inherit', textDecoration: 'underline' }}
      >
        {isOpen ? 'less' : 'more'}
      </Link>
    </div>
  );
}

interface Row {
  id: number;
  patient: string;
  finding: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'patient', headerName: 'Patient', width: 110 },
  {
    field: 'finding',
    headerName: 'Finding',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <LongText {...params} />,
  },
];

const rows: Row[] = [
  {
    id: 1,
    patient: 'Biscuit',
    finding:
      'Limps after long walks. No swelling, full range of movement, nails in good order. Rest for a week, then short walks on grass.',
  },
  { id: 2, patient: 'Olive', finding: 'Yearly vaccination, no reaction.' },
  {
    id: 3,
    patient: 'Sergeant',
    finding:
      'Swallowed a button. Visible on the X-ray, past the stomach. Soft food for three days; the owner calls if appetite drops.',
  },
];

export default function ExpandableText() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Veterinary records"
        columns={columns}
        rows={rows}
        getRowHeight={() => 'auto'}
        sx={{ [`& .${gridClasses.cell}`]: { paddingBlock: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
