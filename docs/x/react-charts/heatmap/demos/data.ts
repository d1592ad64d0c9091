export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const slots = ['Early', 'Morning', 'Noon', 'Afternoon', 'Evening'];

/** Occupied places of a reading room in percent, one row for each slot. */
const rows = [
  [12, 18, 15, 22, 9],
  [48, 55, 61, 58, 34],
  [63, 72, 80, 76, 41],
  [85, 91, 97, 88, 52],
  [57, 66, 70, 62, 25],
];

/** Index of the day, index of the slot, value. */
export const occupancy = rows.flatMap((row, slot) =>
  row.map((value, day): [number, number, number] => [day, slot, value]),
);
