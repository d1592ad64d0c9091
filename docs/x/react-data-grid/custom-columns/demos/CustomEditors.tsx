import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import Rating from '@mui/material/Rating';
import { CountryEditor, IncotermEditor, RatingEditor } from './editors';

const rating: GridColTypeDef<number> = {
  type: 'number',
  width: 160,
  display: 'flex',
  align: 'left',
  headerAlign: 'left',
  renderCell: ({ value }) => <Rating readOnly value={value ?? null} />,
  renderEditCell: (params) => <RatingEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 130 },
  { ...rating, field: 'quality', headerName: 'Quality', editable: true },
  {
    field: 'origin',
    headerName: 'Origin',
    width: 150,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'term',
    headerName: 'Incoterm',
    width: 110,
    editable: true,
    renderEditCell: (params) => <IncotermEditor {...params} />,
  },
  { ...rating, field: 'service', headerName: 'Service', editable: true },
];

const rows = [
  {
    id: 1,
    goods: 'Olive oil',
    quality: 5,
    origin: 'Greece',
    term: 'FCA',
    service: 4,
  },
  {
    id: 2,
    goods: 'Cashews',
    quality: 4,
    origin: 'Vietnam',
    term: 'DAP',
    service: 3,
  },
  {
    id: 3,
    goods: 'Cork mats',
    quality: 3,
    origin: 'Portugal',
    term: 'EXW',
    service: 5,
  },
];

export default function CustomEditors() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Offers of suppliers"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
