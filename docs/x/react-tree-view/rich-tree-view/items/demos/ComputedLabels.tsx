import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Sighting {
  id: string;
  name: string;
  count?: number;
  children?: Sighting[];
}

const sightings: Sighting[] = [
  {
    id: 'reedbed',
    name: 'Reedbed',
    children: [
      { id: 'heron', name: 'Grey heron', count: 4 },
      { id: 'bittern', name: 'Bittern', count: 1 },
    ],
  },
  {
    id: 'meadow',
    name: 'Meadow',
    children: [
      { id: 'skylark', name: 'Skylark', count: 12 },
      { id: 'kestrel', name: 'Kestrel', count: 2 },
    ],
  },
];

function countBirds({ count = 0, children = [] }: Sighting): number {
  return children.reduce((total, child) => total + countBirds(child), count);
}

const getSightingLabel = (sighting: Sighting) =>
  `${sighting.name} (${countBirds(sighting)})`;

export default function ComputedLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Bird sightings by habitat"
        items={sightings}
        getItemLabel={getSightingLabel}
        defaultExpandedItems={['reedbed', 'meadow']}
      />
    </Box>
  );
}
