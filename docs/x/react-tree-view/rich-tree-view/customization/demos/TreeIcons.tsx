import AddIcon from '@mui/icons-material/AddBoxOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RemoveIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const trails: TreeViewBaseItem[] = [
  {
    id: 'gorge',
    label: 'Gorge trail',
    children: [
      { id: 'ladder', label: 'Iron ladder' },
      { id: 'pools', label: 'Blue pools' },
    ],
  },
  {
    id: 'ridge',
    label: 'Ridge trail',
    children: [{ id: 'hut', label: 'Stone hut' }],
  },
];

export default function TreeIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Trails"
        items={trails}
        defaultExpandedItems={['gorge']}
        slots={{
          expandIcon: AddIcon,
          collapseIcon: RemoveIcon,
          endIcon: PlaceIcon,
        }}
        slotProps={{ endIcon: { color: 'primary' } }}
      />
    </Box>
  );
}
