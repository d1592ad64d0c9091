import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Shop {
  id: number;
  shop: string;
  opens: string;
  closes: string;
}

const openAt: GridFilterOperator<Shop, string> = {
  label: 'open at',
  value: 'openAt',
  getApplyFilterFn: ({ value: time }) => {
    if (!time) {
      return null;
    }
    return (_value, { opens, closes }) => opens <= time && time < closes;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'time' },
  getValueAsString: (time: string) => `${time} h`,
};

const columns: GridColDef<Shop>[] = [
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Opening hours',
    width: 180,
    valueGetter: (_value, { opens, closes }) => `${opens} to ${closes}`,
    filterOperators: [openAt],
  },
];

const rows: Shop[] = [
  { id: 1, shop: 'Bakery', opens: '05:30', closes: '13:00' },
  { id: 2, shop: 'Cobbler', opens: '09:00', closes: '17:30' },
  { id: 3, shop: 'Late kiosk', opens: '11:00', closes: '23:30' },
  { id: 4, shop: 'Fishmonger', opens: '06:00', closes: '12:00' },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'hours', operator: 'openAt', value: '12:30' }],
    },
  },
};

export default function OpenAtOperator() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Shops in the arcade"
        columns={columns}
        rows={rows}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
