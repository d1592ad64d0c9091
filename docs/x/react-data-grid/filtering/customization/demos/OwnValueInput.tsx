import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const STEEPEST = 40;

function SlopeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const slope: number = item.value ?? STEEPEST;

  return (
    <Box sx={{ boxSizing: 'border-box', px: 1.5, width: '100%' }}>
      <Typography variant="caption">{slope} %</Typography>
      <Slider
        aria-label="Slope in percent"
        size="small"
        min={0}
        max={STEEPEST}
        step={5}
        value={slope}
        onChange={(_event, value) => applyValue({ ...item, value })}
        slotProps={{ input: { ref: focusElementRef } }}
      />
    </Box>
  );
}

const atMost: GridFilterOperator<object, number> = {
  label: 'at most',
  value: 'atMost',
  getApplyFilterFn: ({ value: limit }) =>
    limit == null ? null : (slope) => slope <= limit,
  InputComponent: SlopeInput,
  getValueAsString: (limit: number) => `${limit} %`,
};

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130 },
  {
    field: 'slope',
    headerName: 'Slope (%)',
    type: 'number',
    width: 150,
    filterOperators: [atMost],
  },
];

const rows = [
  { id: 1, trail: 'Mill race', slope: 4 },
  { id: 2, trail: 'Eagle steps', slope: 38 },
  { id: 3, trail: 'Quarry loop', slope: 17 },
  { id: 4, trail: 'Old railway', slope: 2 },
];

export default function OwnValueInput() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Trails" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
