import * as React from 'react';
import {
  DataGrid,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, tool: 'Cordless drill', shelf: 'Red', state: 'Lent out' },
  { id: 2, tool: 'Tile cutter', shelf: 'Blue', state: 'Here' },
  { id: 3, tool: 'Drill bits', shelf: 'Blue', state: 'Here' },
  { id: 4, tool: 'Sander', shelf: 'Red', state: 'Here' },
];

export default function QuickFilterModel() {
  const [logic, setLogic] = React.useState(GridLogicOperator.And);
  const [words, setWords] = React.useState(['drill', 'blue']);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [],
      quickFilterValues: words,
      quickFilterLogicOperator: logic,
    }),
    [words, logic],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          aria-label="Words to find"
          size="small"
          value={words}
          onChange={(_event, value: string[]) => setWords(value)}
        >
          <ToggleButton value="drill">drill</ToggleButton>
          <ToggleButton value="blue">blue</ToggleButton>
          <ToggleButton value="here">here</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label="Rows must contain"
          exclusive
          size="small"
          value={logic}
          onChange={(_event, value: GridLogicOperator | null) =>
            setLogic((current) => value ?? current)
          }
        >
          <ToggleButton value={GridLogicOperator.And}>All words</ToggleButton>
          <ToggleButton value={GridLogicOperator.Or}>Any word</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Tool library"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
