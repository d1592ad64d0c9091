export interface Consignment {
  id: number;
  ship: string;
  port: string;
  load: { item: string; crates: number }[];
}

export const consignments: Consignment[] = [
  {
    id: 1,
    ship: 'Marigold',
    port: 'Leith',
    load: [
      { item: 'Tea', crates: 42 },
      { item: 'Ginger', crates: 8 },
    ],
  },
  {
    id: 2,
    ship: 'Skua',
    port: 'Aarhus',
    load: [{ item: 'Oak staves', crates: 120 }],
  },
  { id: 3, ship: 'Estrela', port: 'Porto', load: [] },
  {
    id: 4,
    ship: 'Halcyon',
    port: 'Riga',
    load: [
      { item: 'Flax', crates: 61 },
      { item: 'Amber', crates: 3 },
      { item: 'Honey', crates: 27 },
    ],
  },
];

const DELAY_MS = 900;

/** Stands in for a server that knows the load of a ship. */
export function fetchLoad(id: number): Promise<Consignment['load']> {
  const found = consignments.find((consignment) => consignment.id === id);
  return new Promise((resolve) => {
    setTimeout(() => resolve(found?.load ?? []), DELAY_MS);
  });
}
