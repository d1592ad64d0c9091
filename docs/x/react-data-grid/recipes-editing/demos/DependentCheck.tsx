import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

/** A seat that is paid needs a receipt. */
function checkReceipt(params: GridPreProcessEditCellProps) {
  const { props, otherFieldsProps } = params;
  const isPaid = Boolean(otherFieldsProps?.paid?.value);
  return { ...props, error: isPaid && !props.value };
}

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkReceipt,
  },
];

const rows = [
  { id: 1, guest: 'A. Keita', paid: true, receipt: 'R-018' },
  { id: 2, guest: 'L. Bauer', paid: false, receipt: '' },
  { id: 3, guest: 'S. Moss', paid: false, receipt: '' },
];

export default function DependentCheck() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Dinner guests"
        columns={columns}
        rows={rows}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
