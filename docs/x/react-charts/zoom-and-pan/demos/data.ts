/** Output of a solar plant in megawatt hours, one value for each day of a quarter. */
export const days = Array.from(
  { length: 90 },
  (_, index) => new Date(2024, 3, 1 + index),
);
export const output = days.map(
  (_, index) =>
    Math.round(
      (42 + index / 4 + 9 * Math.sin(index / 3) + 6 * Math.cos(index * 1.7)) *
        10,
    ) / 10,
);

/** Weight of parcels in kilograms and distance in kilometres. */
export const parcels = Array.from({ length: 120 }, (_, index) => ({
  id: index,
  x: Math.round(400 + 390 * Math.sin(index * 2.4)),
  y: Math.round((12 + 11 * Math.cos(index * 1.3)) * 10) / 10,
}));
