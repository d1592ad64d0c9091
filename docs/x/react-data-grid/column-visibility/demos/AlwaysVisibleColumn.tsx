import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'patient',
    headerName: 'Patient',
    flex: 1,
    minWidth: 120,
    hideable: false,
  },
  { field: 'species', headerName: 'Species', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, patient: 'Biscuit', species: 'Rabbit', weight: 2.1 },
  { id: 2, patient: 'Otto', species: 'Dog', weight: 31 },
  { id: 3, patient: 'Nimbus', species: 'Cat', weight: 4.6 },
];

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function AlwaysVisibleColumn() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Veterinary patients"
        columns={columns}
        rows={rows}
        slots={{ toolbar: ColumnsToolbar }}
        hideFooter
      />
    </div>
  );
}
