import type { GridSortModel } from '@mui/x-data-grid-pro';

export interface Sighting {
  id: number;
  bird: string;
  count: number;
}

const birds = ['Teal', 'Dunlin', 'Grey heron', 'Osprey', 'Redshank', 'Smew'];

export const TOTAL = 400;

const sightings: Sighting[] = Array.from({ length: TOTAL }, (_, index) => ({
  id: index + 1,
  bird: birds[(index * 7 + Math.floor(index / 5)) % birds.length] ?? '',
  count: 1 + ((index * 37) % 53),
}));

function sort([item]: GridSortModel) {
  if (!item?.sort) {
    return sightings;
  }
  const field = item.field as keyof Sighting;
  const sign = item.sort === 'desc' ? -1 : 1;
  return [...sightings].sort((a, b) => {
    const [left, right] = [a[field], b[field]];
    return typeof left === 'string'
      ? sign * left.localeCompare(String(right), 'en')
      : sign * (left - Number(right));
  });
}

/** Stands in for a server: the rows from index `first` up to, not including, `end`. */
export function fetchSightings(
  first: number,
  end: number,
  sortModel: GridSortModel = [],
): Promise<Sighting[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(sort(sortModel).slice(first, end)), 500);
  });
}
