import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 130 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 130 },
  { field: 'garden', headerName: 'Garden', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, flat: 'Mill Lane 4', rent: 780, rooms: 2, garden: false },
  { id: 2, flat: 'Bell Yard 11', rent: 1120, rooms: 4, garden: true },
  { id: 3, flat: 'Orchard Row 2', rent: 890, rooms: 3, garden: true },
  { id: 4, flat: 'Station Road 31', rent: 940, rooms: 2, garden: false },
  { id: 5, flat: 'Quay Street 8', rent: 860, rooms: 4, garden: false },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'rent', operator: '<', value: 900 },
        { id: 2, field: 'rooms', operator: '>=', value: 3 },
      ],
      logicOperator: GridLogicOperator.And,
    },
  },
};

export default function SeveralConditions() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Flats to let"
        columns={columns}
        rows={rows}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
