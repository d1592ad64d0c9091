export interface Voyage {
  id: number;
  vessel: string;
  river: 'Danube' | 'Elbe' | 'Rhine';
  cargo: 'Gravel' | 'Grain' | 'Steel';
  tonnes: number;
  fee: number;
  departure: Date;
}

const voyage = (
  id: number,
  vessel: string,
  river: Voyage['river'],
  cargo: Voyage['cargo'],
  tonnes: number,
  fee: number,
  day: number,
): Voyage => ({
  id,
  vessel,
  river,
  cargo,
  tonnes,
  fee,
  departure: new Date(2025, 4, day),
});

export const voyages: Voyage[] = [
  voyage(1, 'Ilse', 'Rhine', 'Gravel', 1450, 5200, 3),
  voyage(2, 'Morava', 'Danube', 'Grain', 980, 6100, 5),
  voyage(3, 'Fortuna', 'Rhine', 'Steel', 1120, 8900, 6),
  voyage(4, 'Kormoran', 'Elbe', 'Gravel', 760, 3100, 9),
  voyage(5, 'Tisza', 'Danube', 'Grain', 1310, 7700, 12),
  voyage(6, 'Lorelei', 'Rhine', 'Grain', 1500, 7400, 14),
  voyage(7, 'Albis', 'Elbe', 'Steel', 640, 5600, 15),
];
