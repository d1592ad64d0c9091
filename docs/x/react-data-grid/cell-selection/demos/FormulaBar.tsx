import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellCoordinates,
} from '@mui/x-data-grid-premium';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { columns, rows } from './data';

export default function FormulaBar() {
  const apiRef = useGridApiRef();
  const [cells, setCells] = React.useState<GridCellCoordinates[]>([]);
  const [text, setText] = React.useState('');
  const months = cells.filter(({ field }) => field !== 'site');

  const readCells = () => {
    const selected = apiRef.current.getSelectedCellsAsArray();
    const values = selected.map(({ id, field }) =>
      String(apiRef.current.getCellValue(id, field)),
    );
    setCells(selected);
    setText(new Set(values).size === 1 ? (values[0] ?? '') : '');
  };

  const write = (value: string) => {
    setText(value);
    const updates = new Map<
      GridCellCoordinates['id'],
      Record<string, unknown>
    >();
    for (const { id, field } of months) {
      updates.set(id, { ...updates.get(id), id, [field]: Number(value) });
    }
    apiRef.current.updateRows([...updates.values()]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label={`Value for ${months.length} cells`}
        size="small"
        type="number"
        disabled={months.length === 0}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Electricity, edited together"
          columns={columns}
          rows={rows}
          cellSelection
          rowSelection={false}
          onCellSelectionModelChange={readCells}
        />
      </div>
    </Stack>
  );
}
