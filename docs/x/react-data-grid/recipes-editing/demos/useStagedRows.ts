import * as React from 'react';
import type { GridRowId } from '@mui/x-data-grid';

interface Row {
  id: number;
}

/** Collects changed rows until they are saved or discarded. */
export function useStagedRows<R extends Row>(saved: R[]) {
  const [rows, setRows] = React.useState(saved);
  const [staged, setStaged] = React.useState<ReadonlyMap<GridRowId, R>>(
    new Map(),
  );

  return {
    rows,
    staged,
    /** For `processRowUpdate`. */
    stage: (row: R) => {
      setStaged((current) => new Map(current).set(row.id, row));
      return row;
    },
    save: () => {
      setRows(rows.map((row) => staged.get(row.id) ?? row));
      setStaged(new Map());
    },
    discard: () => {
      // New objects, so that the grid shows the old values again.
      setRows(rows.map((row) => ({ ...row })));
      setStaged(new Map());
    },
  };
}
