export const oaks = [
  { id: 'o1', x: 18, y: 9.1 },
  { id: 'o2', x: 25, y: 11.8 },
  { id: 'o3', x: 31, y: 13.2 },
  { id: 'o4', x: 38, y: 15.9 },
  { id: 'o5', x: 44, y: 16.4 },
  { id: 'o6', x: 52, y: 19.7 },
  { id: 'o7', x: 61, y: 20.3 },
  { id: 'o8', x: 70, y: 22.6 },
];

export const pines = [
  { id: 'p1', x: 12, y: 10.4 },
  { id: 'p2', x: 17, y: 13.9 },
  { id: 'p3', x: 22, y: 16.2 },
  { id: 'p4', x: 26, y: 19.5 },
  { id: 'p5', x: 33, y: 21.1 },
  { id: 'p6', x: 37, y: 24.8 },
  { id: 'p7', x: 45, y: 26.0 },
  { id: 'p8', x: 49, y: 28.3 },
];

export const vans = [
  { plate: 'A 11', km: 80, cost: 31, fuel: 'diesel' },
  { plate: 'A 12', km: 140, cost: 47, fuel: 'diesel' },
  { plate: 'A 13', km: 210, cost: 66, fuel: 'diesel' },
  { plate: 'B 21', km: 60, cost: 14, fuel: 'electric' },
  { plate: 'B 22', km: 120, cost: 23, fuel: 'electric' },
  { plate: 'B 23', km: 190, cost: 35, fuel: 'electric' },
  { plate: 'C 31', km: 100, cost: 34, fuel: 'gas' },
  { plate: 'C 32', km: 170, cost: 52, fuel: 'gas' },
];
