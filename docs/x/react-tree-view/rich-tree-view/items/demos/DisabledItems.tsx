import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  cancelled?: boolean;
  seatsLeft?: number;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'wood',
    label: 'Woodwork',
    children: [
      { id: 'spoon', label: 'Carve a spoon, 3 seats left', seatsLeft: 3 },
      { id: 'stool', label: 'Build a stool, full', seatsLeft: 0 },
      { id: 'bowl', label: 'Turn a bowl, 1 seat left', seatsLeft: 1 },
    ],
  },
  {
    id: 'glass',
    label: 'Glass, cancelled this week',
    cancelled: true,
    children: [
      { id: 'beads', label: 'Glass beads, 5 seats left', seatsLeft: 5 },
    ],
  },
  { id: 'felt', label: 'Felt slippers, 2 seats left', seatsLeft: 2 },
];

const isClosed = (course: Course) =>
  course.cancelled === true || course.seatsLeft === 0;

export default function DisabledItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        aria-label="Workshop courses"
        items={courses}
        isItemDisabled={isClosed}
        defaultExpandedItems={['wood', 'glass']}
      />
    </Box>
  );
}
