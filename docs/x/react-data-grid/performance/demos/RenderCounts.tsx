import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  GridRow,
  type GridRowProps,
} from '@mui/x-data-grid';

const createRows = () =>
  Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    house: `House ${index + 1}`,
    fuel: ['pellets', 'gas', 'oil'][index % 3],
  }));
const createColumns = (): GridColDef[] => [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 90 },
  { field: 'fuel', headerName: 'Heating', width: 110 },
];

const stableRows = createRows();
const stableColumns = createColumns();
const renders = { rows: 0 };

/** Counts the rows that React renders. */
const CountedRow = React.memo(
  React.forwardRef<HTMLDivElement, GridRowProps>((props, ref) => {
    React.useEffect(() => {
      renders.rows += 1;
    });
    return <GridRow ref={ref} {...props} />;
  }),
);

export default function RenderCounts() {
  const [isStable, setIsStable] = React.useState(true);
  const [clicks, setClicks] = React.useState(0);
  const [shown, setShown] = React.useState(0);

  React.useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setShown(renders.rows);
      renders.rows = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [clicks]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setClicks(clicks + 1)}>
          Render the parent
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isStable}
              onChange={(event) => setIsStable(event.target.checked)}
            />
          }
          label="Stable rows and columns"
        />
      </Stack>
      <span role="status">{shown} rows rendered by the last click.</span>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={isStable ? stableRows : createRows()}
          columns={isStable ? stableColumns : createColumns()}
          slots={{ row: CountedRow }}
          aria-label="Heating of houses"
          hideFooter
        />
      </div>
    </Stack>
  );
}
