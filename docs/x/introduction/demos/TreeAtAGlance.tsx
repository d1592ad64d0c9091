import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const house = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'kitchen', label: 'Kitchen' },
      { id: 'yard', label: 'Yard' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      { id: 'library', label: 'Library' },
      { id: 'attic', label: 'Attic' },
    ],
  },
];

export default function TreeAtAGlance() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 360 }}>
      <RichTreeView
        aria-label="Rooms of the workshop house"
        items={house}
        defaultExpandedItems={['ground']}
        multiSelect
        defaultSelectedItems={['kitchen', 'yard']}
      />
    </Box>
  );
}
