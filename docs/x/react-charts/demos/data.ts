export const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
export const flights = [340, 465, 610, 395];
export const delays = [31, 38, 72, 44];

export const text = {
  title: 'Flights and delays of a regional airport',
  desc: 'Most flights and most delays are in the third quarter, 610 and 72.',
};

export const twoSeries = [
  { label: 'Flights', data: flights },
  { label: 'Delayed', data: delays },
];
