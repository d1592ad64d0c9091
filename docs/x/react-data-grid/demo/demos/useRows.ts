import * as React from 'react';
import type { DataSet, DemoRow } from './dataSets';

/** Enough to fill the grid while the others are being made. */
const FIRST = 100;

/** Short enough for the page to answer in between. */
const SLICE_MS = 8;

interface Made {
  isComplete: boolean;
  dataSet: DataSet;
  size: number;
  rows: DemoRow[];
}

function makeFirst(dataSet: DataSet, size: number): Made {
  const rows = Array.from({ length: Math.min(FIRST, size) }, (_, id) =>
    dataSet.makeRow(id),
  );
  return { dataSet, size, rows, isComplete: false };
}

/** The first rows at once, then all: made in slices, so that the page never freezes. */
export function useRows(dataSet: DataSet, size: number): Made {
  const first = React.useMemo(() => makeFirst(dataSet, size), [dataSet, size]);
  const [made, setMade] = React.useState(first);

  React.useEffect(() => {
    const rows: DemoRow[] = [];
    let timer = setTimeout(work);

    function work() {
      const end = performance.now() + SLICE_MS;
      while (rows.length < size && performance.now() < end) {
        rows.push(dataSet.makeRow(rows.length));
      }
      if (rows.length < size) {
        timer = setTimeout(work);
      } else {
        const complete = { dataSet, size, rows, isComplete: true };
        React.startTransition(() => setMade(complete));
      }
    }

    return () => clearTimeout(timer);
  }, [dataSet, size]);

  return made.dataSet === dataSet && made.size === size ? made : first;
}
