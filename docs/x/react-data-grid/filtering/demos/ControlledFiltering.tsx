import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: ['Eyes', 'Hand', 'Skin'],
    width: 110,
  },
  { field: 'time', headerName: 'Time', width: 100 },
];

const rows = [
  { id: 1, patient: 'R. Quiroga', ward: 'Eyes', time: '08:30' },
  { id: 2, patient: 'S. Lund', ward: 'Skin', time: '08:45' },
  { id: 3, patient: 'J. Mbeki', ward: 'Hand', time: '09:15' },
  { id: 4, patient: 'C. Tanaka', ward: 'Eyes', time: '09:40' },
  { id: 5, patient: 'E. Rossi', ward: 'Hand', time: '10:05' },
];

export default function ControlledFiltering() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'ward', operator: 'is', value: 'Hand' }],
  });
  const [item] = filterModel.items;
  const ward =
    item?.field === 'ward' && item.operator === 'is' ? item.value : null;

  const showWard = (value: string) => {
    const items = value ? [{ field: 'ward', operator: 'is', value }] : [];
    setFilterModel({ items });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Ward"
        exclusive
        size="small"
        value={item ? (ward ?? null) : ''}
        onChange={(_event, value: string | null) => showWard(value ?? '')}
      >
        <ToggleButton value="">All</ToggleButton>
        <ToggleButton value="Eyes">Eyes</ToggleButton>
        <ToggleButton value="Hand">Hand</ToggleButton>
        <ToggleButton value="Skin">Skin</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 330, width: '100%' }}>
        <DataGrid
          aria-label="Appointments"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
