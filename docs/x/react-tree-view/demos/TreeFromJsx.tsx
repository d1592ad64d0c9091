import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeFromJsx() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['start']}>
        <TreeItem itemId="start" label="First week">
          <TreeItem itemId="keys" label="Keys and badges" />
          <TreeItem itemId="tour" label="Tour of the workshop" />
        </TreeItem>
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="fire" label="Fire exits" />
          <TreeItem itemId="aid" label="First aid boxes" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
    </Box>
  );
}
