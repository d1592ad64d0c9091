import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const playlists: TreeViewBaseItem[] = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'bread', label: 'Bread at five' },
      { id: 'dishes', label: 'Dish duty' },
    ],
  },
  { id: 'train', label: 'Night train' },
];

const EditableItem = React.forwardRef(function EditableItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const labelInput = { 'aria-label': `New name of ${props.label}` };
  return <TreeItem2 {...props} ref={ref} slotProps={{ labelInput }} />;
});

export default function EditLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeView
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        aria-label="Playlists"
        items={playlists}
        defaultExpandedItems={['kitchen']}
        slots={{ item: EditableItem }}
      />
    </Box>
  );
}
