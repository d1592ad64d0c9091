import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Tyre {
  id: number;
  model: string;
  size: { width: number; rim: number };
}

const rows: Tyre[] = [
  { id: 1, model: 'City', size: { width: 37, rim: 622 } },
  { id: 2, model: 'Gravel', size: { width: 42, rim: 622 } },
  { id: 3, model: 'Trail', size: { width: 57, rim: 584 } },
];

const columns: GridColDef<Tyre>[] = [
  { field: 'model', headerName: 'Model', width: 110 },
  {
    field: 'size',
    headerName: 'Size (paste 50-559)',
    width: 180,
    editable: true,
    valueGetter: (_value, { size }) => `${size.width}-${size.rim}`,
    valueSetter: (value: string, row) => {
      const [width = 0, rim = 0] = value.split('-').map(Number);
      return width > 0 && rim > 0 ? { ...row, size: { width, rim } } : row;
    },
  },
];

export default function ParsedOnPaste() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        splitClipboardPastedText={(text) =>
          text
            .trim()
            .split(/\r?\n/)
            .map((line) => line.split(/[\t;]/))
        }
        aria-label="Tyres"
        hideFooter
      />
    </div>
  );
}
