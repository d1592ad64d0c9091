import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import { columns, rows } from './data';

const withActions: GridColDef[] = [
  ...columns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 80,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="print"
        icon={<PrintOutlinedIcon />}
        label={`Print the label of ${row.pump}`}
        onClick={() => window.print()}
      />,
    ],
  },
];

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGridPro
        aria-label="Pumped water in cubic metres"
        columns={withActions}
        rows={rows}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_COL_DEF.field],
            right: ['actions'],
          },
        }}
        hideFooter
      />
    </div>
  );
}
