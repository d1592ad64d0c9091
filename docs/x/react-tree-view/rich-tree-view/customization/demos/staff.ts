export interface Person {
  id: string;
  label: string;
  initials: string;
  children?: Person[];
}

export const staff: Person[] = [
  {
    id: 'head',
    label: 'Head nurse',
    initials: 'HN',
    children: [
      { id: 'day', label: 'Day shift', initials: 'DS' },
      { id: 'night', label: 'Night shift', initials: 'NS' },
    ],
  },
  { id: 'lab', label: 'Laboratory', initials: 'LA' },
];
