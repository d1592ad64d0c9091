export interface Parcel {
  id: number;
  parcel: string;
  town: string;
  weight: number;
}

const towns = ['Arden', 'Brook', 'Coldwell', 'Denby', 'Easton'];

/** 57 parcels, always the same. */
export const parcels: Parcel[] = Array.from({ length: 57 }, (_, index) => ({
  id: index + 1,
  parcel: `P-${1001 + index}`,
  town: towns[(index * 3) % towns.length] ?? '',
  weight: ((index * 7) % 23) + 1,
}));

const DELAY_MS = 600;

function answerLater<T>(answer: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), DELAY_MS);
  });
}

/** Stands in for a server with numbered pages. */
export function fetchPage(page: number, pageSize: number) {
  const start = page * pageSize;
  return answerLater({
    rows: parcels.slice(start, start + pageSize),
    total: parcels.length,
  });
}

/** Stands in for a server with cursors: the next page starts after an id. */
export function fetchAfter(cursor: number | null, pageSize: number) {
  const start = cursor ?? 0;
  const rows = parcels.slice(start, start + pageSize);
  const last = rows.at(-1)?.id ?? 0;
  return answerLater({
    rows,
    nextCursor: last < parcels.length ? last : null,
  });
}
