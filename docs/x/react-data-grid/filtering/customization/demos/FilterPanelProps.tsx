import {
  DataGridPro,
  GridLogicOperator,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 100 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, well: 'Farm A', nitrate: 52, depth: 9 },
  { id: 2, well: 'School', nitrate: 18, depth: 31 },
  { id: 3, well: 'Chapel', nitrate: 44, depth: 14 },
  { id: 4, well: 'Farm B', nitrate: 61, depth: 12 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'nitrate', operator: '>', value: 40 },
        { id: 2, field: 'depth', operator: '<', value: 13 },
      ],
    },
  },
};

const slotProps = {
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    columnsSort: 'asc' as const,
    sx: { maxWidth: 'calc(100vw - 32px)' },
    filterFormProps: {
      columnInputProps: { variant: 'outlined', size: 'small' },
      operatorInputProps: { variant: 'outlined', size: 'small' },
      valueInputProps: {
        InputComponentProps: { variant: 'outlined', size: 'small' },
      },
      deleteIconProps: { sx: { justifyContent: 'center' } },
      logicOperatorInputProps: { sx: { display: 'none' } },
    },
  },
};

export default function FilterPanelProps() {
  const apiRef = useGridApiRef();
  const openPanel = () =>
    apiRef.current.showPreferences(GridPreferencePanelsValue.filters);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={openPanel}>Open the filter panel</Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          aria-label="Water samples"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          initialState={initialState}
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Stack>
  );
}
