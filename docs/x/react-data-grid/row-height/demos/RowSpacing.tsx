import * as React from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'table', headerName: 'Table', width: 90 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = [
  { id: 1, dish: 'Onion tart', table: '4', state: 'Ready' },
  { id: 2, dish: 'Lentil soup', table: '9', state: 'Cooking' },
  { id: 3, dish: 'Grilled trout', table: '4', state: 'Cooking' },
  { id: 4, dish: 'Plum cake', table: '2', state: 'Waiting' },
];

function getRowSpacing(params: GridRowSpacingParams) {
  return {
    top: params.isFirstVisible ? 0 : 4,
    bottom: params.isLastVisible ? 0 : 4,
  };
}

export default function RowSpacing() {
  const [type, setType] = React.useState<'margin' | 'border'>('margin');

  return (
    <Stack sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Kind of spacing"
        value={type}
        onChange={(_event, value) =>
          setType(value === 'border' ? 'border' : 'margin')
        }
      >
        <FormControlLabel value="margin" control={<Radio />} label="Margin" />
        <FormControlLabel value="border" control={<Radio />} label="Border" />
      </RadioGroup>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Kitchen orders"
          columns={columns}
          rows={rows}
          getRowSpacing={getRowSpacing}
          rowSpacingType={type}
          hideFooter
          sx={{
            [`& .${gridClasses.row}`]: {
              backgroundColor: 'action.hover',
              borderStyle: 'solid',
              borderWidth: 0,
              borderColor: 'divider',
            },
          }}
        />
      </div>
    </Stack>
  );
}
