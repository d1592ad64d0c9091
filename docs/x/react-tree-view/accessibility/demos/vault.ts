export interface ArchiveItem {
  id: string;
  label: string;
  onLoan?: boolean;
  children?: ArchiveItem[];
}

export const vault: ArchiveItem[] = [
  {
    id: 'maps',
    label: 'Maps',
    children: [
      { id: 'coast', label: 'Coast, 1843' },
      { id: 'canals', label: 'Canals, on loan', onLoan: true },
      { id: 'city', label: 'City, 1901' },
    ],
  },
  {
    id: 'photos',
    label: 'Photographs',
    children: [
      { id: 'bridge', label: 'Bridge opening' },
      { id: 'flood', label: 'Flood of 1920' },
    ],
  },
  {
    id: 'letters',
    label: 'Letters',
    children: [{ id: 'mayor', label: 'Mayor to council' }],
  },
  { id: 'seals', label: 'Seals' },
];

export const isOnLoan = (item: ArchiveItem) => item.onLoan === true;
