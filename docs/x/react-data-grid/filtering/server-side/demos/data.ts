import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

export interface Turbine {
  id: number;
  turbine: string;
  park: string;
  output: number;
}

const turbines: Turbine[] = [
  { id: 1, turbine: 'GB-01', park: 'Gannet Bank', output: 6.2 },
  { id: 2, turbine: 'GB-02', park: 'Gannet Bank', output: 0 },
  { id: 3, turbine: 'GB-03', park: 'Gannet Bank', output: 5.8 },
  { id: 4, turbine: 'HR-11', park: 'Hollin Ridge', output: 2.1 },
  { id: 5, turbine: 'HR-12', park: 'Hollin Ridge', output: 1.9 },
  { id: 6, turbine: 'MF-07', park: 'Millfield', output: 0 },
  { id: 7, turbine: 'MF-08', park: 'Millfield', output: 2.7 },
];

const DELAY_MS = 600;

type Test = (cell: string | number, value: string) => boolean;

/** The operators that this server knows. */
const tests: Readonly<Record<string, Test | undefined>> = {
  contains: (cell, value) =>
    String(cell).toLowerCase().includes(value.toLowerCase()),
  '>': (cell, value) => Number(cell) > Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
};

function isComplete(item: GridFilterItem | undefined): item is GridFilterItem {
  return item?.value != null && item.value !== '';
}

/** The address that a real server would be asked for. */
export function toRequest({ items: [item] }: GridFilterModel): string {
  if (!isComplete(item)) {
    return 'GET /turbines';
  }
  const { field, operator, value } = item;
  return `GET /turbines?${new URLSearchParams({ field, operator, value })}`;
}

/** Stands in for a server: answers with the turbines that the request names. */
export function fetchTurbines(request: string): Promise<Turbine[]> {
  const query = new URLSearchParams(request.split('?')[1]);
  const field = query.get('field') as keyof Turbine | null;
  const test = tests[query.get('operator') ?? ''];
  const value = query.get('value') ?? '';
  const found = turbines.filter(
    (turbine) => !field || !test || test(turbine[field], value),
  );

  return new Promise((resolve) => {
    setTimeout(() => resolve(found), DELAY_MS);
  });
}
