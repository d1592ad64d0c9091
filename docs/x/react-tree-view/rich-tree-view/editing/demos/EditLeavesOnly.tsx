import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { EditableItem } from './editableItem';

const wards: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'g1', label: 'Room G1' },
      { id: 'g2', label: 'Room G2' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [{ id: 'u1', label: 'Room U1' }],
  },
];

const isRoom = (item: TreeViewBaseItem) => !item.children;

export default function EditLeavesOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        isItemEditable={isRoom}
        experimentalFeatures={{ labelEditing: true }}
        aria-label="Clinic rooms"
        items={wards}
        defaultExpandedItems={['ground', 'upper']}
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
