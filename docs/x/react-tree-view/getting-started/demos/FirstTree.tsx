import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye sourdough" />
          <TreeItem itemId="spelt" label="Spelt rolls" />
        </TreeItem>
        <TreeItem itemId="cake" label="Cakes">
          <TreeItem itemId="lemon" label="Lemon cake" />
          <TreeItem itemId="plum" label="Plum tart" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
