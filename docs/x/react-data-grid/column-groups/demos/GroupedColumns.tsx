import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'shelter', headerName: 'Shelter', flex: 1, minWidth: 110 },
  { field: 'catsIn', headerName: 'In', type: 'number', width: 80 },
  { field: 'catsOut', headerName: 'Out', type: 'number', width: 80 },
  { field: 'dogsIn', headerName: 'In', type: 'number', width: 80 },
  { field: 'dogsOut', headerName: 'Out', type: 'number', width: 80 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 80 },
];

const rows = [
  {
    id: 1,
    shelter: 'Riverbank',
    catsIn: 31,
    catsOut: 28,
    dogsIn: 12,
    dogsOut: 15,
    staff: 6,
  },
  {
    id: 2,
    shelter: 'Old Depot',
    catsIn: 44,
    catsOut: 39,
    dogsIn: 20,
    dogsOut: 17,
    staff: 9,
  },
  {
    id: 3,
    shelter: 'Hilltop',
    catsIn: 9,
    catsOut: 11,
    dogsIn: 4,
    dogsOut: 3,
    staff: 2,
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'animals',
    headerName: 'Animals in May',
    children: [
      {
        groupId: 'cats',
        headerName: 'Cats',
        children: [{ field: 'catsIn' }, { field: 'catsOut' }],
      },
      {
        groupId: 'dogs',
        headerName: 'Dogs',
        children: [{ field: 'dogsIn' }, { field: 'dogsOut' }],
      },
    ],
  },
];

export default function GroupedColumns() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Animal shelters"
        columns={columns}
        rows={rows}
        columnGroupingModel={columnGroupingModel}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
