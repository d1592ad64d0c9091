import {
  DataGridPro,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 130 },
  { field: 'starts', headerName: 'Starts', type: 'date', width: 130 },
];

const may = (day: number) => new Date(2024, 4, day);

const rows = [
  { id: 1, course: 'Bookbinding', fee: 140, starts: may(6) },
  { id: 2, course: 'Wood carving', fee: 210, starts: may(13) },
  { id: 3, course: 'Screen printing', fee: 95, starts: may(20) },
  { id: 4, course: 'Basketry', fee: 120, starts: may(27) },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 'fee', field: 'fee', operator: '<=', value: 150 },
        { id: 'from', field: 'starts', operator: 'onOrAfter', value: may(10) },
      ],
    },
  },
};

const slotProps = {
  filterPanel: {
    disableAddFilterButton: true,
    disableRemoveAllButton: true,
    filterFormProps: { deleteIconProps: { sx: { display: 'none' } } },
  },
};

export default function FixedConditions() {
  const apiRef = useGridApiRef();
  const openPanel = () =>
    apiRef.current.showPreferences(GridPreferencePanelsValue.filters);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={openPanel}>Fee and start</Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Evening courses"
          columns={columns}
          rows={rows}
          initialState={initialState}
          slotProps={slotProps}
          disableColumnMenu
          hideFooter
        />
      </div>
    </Stack>
  );
}
