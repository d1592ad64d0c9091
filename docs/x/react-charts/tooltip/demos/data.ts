/** Altitude of weather stations in metres, depth of the snow in centimetres. */
export const stations = [
  {
    id: 'north',
    label: 'North slope',
    data: [
      { id: 'n1', x: 700, y: 12 },
      { id: 'n2', x: 1050, y: 41 },
      { id: 'n3', x: 1400, y: 78 },
      { id: 'n4', x: 1820, y: 122 },
      { id: 'n5', x: 2300, y: 171 },
    ],
  },
  {
    id: 'south',
    label: 'South slope',
    data: [
      { id: 's1', x: 640, y: 2 },
      { id: 's2', x: 1120, y: 18 },
      { id: 's3', x: 1500, y: 44 },
      { id: 's4', x: 1900, y: 83 },
      { id: 's5', x: 2240, y: 119 },
    ],
  },
];
