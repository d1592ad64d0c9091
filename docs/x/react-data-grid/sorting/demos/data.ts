import type { GridSortModel } from '@mui/x-data-grid';

export interface Shipment {
  id: number;
  port: string;
  cargo: string;
  tonnes: number;
}

const shipments: Shipment[] = [
  { id: 1, port: 'Gdynia', cargo: 'Timber', tonnes: 820 },
  { id: 2, port: 'Valparaíso', cargo: 'Copper', tonnes: 1460 },
  { id: 3, port: 'Tema', cargo: 'Cocoa', tonnes: 310 },
  { id: 4, port: 'Cork', cargo: 'Malt', tonnes: 275 },
  { id: 5, port: 'Busan', cargo: 'Machinery', tonnes: 990 },
  { id: 6, port: 'Aarhus', cargo: 'Grain', tonnes: 1210 },
  { id: 7, port: 'Leixões', cargo: 'Cork boards', tonnes: 140 },
  { id: 8, port: 'Halifax', cargo: 'Paper', tonnes: 760 },
  { id: 9, port: 'Durban', cargo: 'Citrus', tonnes: 540 },
  { id: 10, port: 'Ostend', cargo: 'Gravel', tonnes: 1890 },
  { id: 11, port: 'Nelson', cargo: 'Apples', tonnes: 420 },
  { id: 12, port: 'Izmir', cargo: 'Figs', tonnes: 95 },
];

const DELAY_MS = 600;
const LIMIT = 5;

/** The address that a real server would be asked for. */
export function toRequest([item]: GridSortModel): string {
  const order = item?.sort ? `sort=${item.field}:${item.sort}&` : '';
  return `GET /ships?${order}limit=${LIMIT}`;
}

/** Stands in for a server: orders all shipments, answers with the first five. */
export function fetchShipments([item]: GridSortModel): Promise<Shipment[]> {
  const sorted = [...shipments];

  if (item?.sort) {
    const field = item.field as keyof Shipment;
    const sign = item.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => {
      const [left, right] = [a[field], b[field]];
      return typeof left === 'string'
        ? sign * left.localeCompare(String(right), 'en')
        : sign * (left - Number(right));
    });
  }

  return new Promise((resolve) => {
    setTimeout(() => resolve(sorted.slice(0, LIMIT)), DELAY_MS);
  });
}
