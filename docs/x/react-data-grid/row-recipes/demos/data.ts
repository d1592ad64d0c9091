export interface Tree {
  id: number;
  variety: string;
  planted: string;
  note?: string;
}

export const orchard: Tree[] = [
  {
    id: 1,
    variety: 'Ashmead’s Kernel',
    planted: '1998',
    note: 'Canker on the south branch, cut back in March.',
  },
  {
    id: 2,
    variety: 'Belle de Boskoop',
    planted: '2003',
    note: 'Heavy crop every second year. Prop the low branches by August.',
  },
  { id: 3, variety: 'Court Pendu Plat', planted: '2011' },
  {
    id: 4,
    variety: 'Discovery',
    planted: '2015',
    note: 'First apples of the year. Do not store.',
  },
];
