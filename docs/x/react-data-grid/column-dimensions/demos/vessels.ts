export interface Vessel {
  id: number;
  vessel: string;
  flag: string;
  cargo: string;
}

const vessels: Vessel[] = [
  { id: 1, vessel: 'Amber Coast', flag: 'LV', cargo: 'Sawn timber' },
  { id: 2, vessel: 'Ilse', flag: 'DE', cargo: 'Rapeseed meal in bulk' },
  { id: 3, vessel: 'Nordvik Pioneer', flag: 'NO', cargo: 'Wind turbine parts' },
  { id: 4, vessel: 'Tramontana', flag: 'IT', cargo: 'Tiles' },
];

/** Stands in for a server that needs most of a second. */
export function fetchVessels(): Promise<Vessel[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(vessels), 800);
  });
}
