import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

function OnlyOpen({ item, hasFocus }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <FormControlLabel
      label="Only open"
      sx={{ marginInlineStart: 0 }}
      control={
        <Checkbox
          size="small"
          checked={item.value === 'true'}
          tabIndex={hasFocus ? 0 : -1}
          onChange={(event) => {
            if (event.target.checked) {
              apiRef.current.upsertFilterItem({ ...item, value: 'true' });
            } else {
              apiRef.current.deleteFilterItem(item);
            }
          }}
        />
      }
    />
  );
}

const columns: GridColDef[] = [
  { field: 'pool', headerName: 'Pool', flex: 1, minWidth: 150 },
  {
    field: 'open',
    headerName: 'Open',
    type: 'boolean',
    width: 170,
    renderHeaderFilter: (params) => <OnlyOpen {...params} />,
  },
  {
    field: 'lanes',
    headerName: 'Lanes',
    type: 'number',
    width: 100,
    renderHeaderFilter: () => <em>Any</em>,
  },
];

const rows = [
  { id: 1, pool: 'Lido', open: true, lanes: 8 },
  { id: 2, pool: 'School baths', open: false, lanes: 4 },
  { id: 3, pool: 'Riverside', open: true, lanes: 6 },
  { id: 4, pool: 'Diving centre', open: false, lanes: 2 },
];

export default function RenderedHeaderFilter() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Swimming pools"
        columns={columns}
        rows={rows}
        headerFilters
        hideFooter
      />
    </div>
  );
}
