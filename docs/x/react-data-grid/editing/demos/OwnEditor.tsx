import * as React from 'react';
import {
  DataGrid,
  GridEditInputCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import Rating from '@mui/material/Rating';

function StarEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  const change = async (stars: number | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: stars });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, stars) => void change(stars)}
    />
  );
}

const columns: GridColDef[] = [
  {
    field: 'inn',
    headerName: 'Inn',
    flex: 1,
    minWidth: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} debounceMs={300} />
    ),
  },
  {
    field: 'stars',
    headerName: 'Stars',
    width: 160,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <StarEditor {...params} />,
  },
];

const rows = [
  { id: 1, inn: 'The Anchor', stars: 4 },
  { id: 2, inn: 'Zum Hirsch', stars: 3 },
  { id: 3, inn: 'La Posada', stars: 5 },
];

export default function OwnEditor() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Inns" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
