import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { citiesOf, countries, rows } from './data';

function CountryEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={(_event, country) => {
        const { id, row } = params;
        if (country !== row.country) {
          void apiRef.current.setEditCellValue({
            id,
            field: 'city',
            value: '',
          });
        }
      }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 100 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: countries,
    width: 120,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => citiesOf(row?.country),
    width: 120,
    editable: true,
  },
];

export default function DependentSelectsInRow() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Offices, edited by row"
        columns={columns}
        rows={rows}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
