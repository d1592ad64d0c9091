import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandByIcon() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView
        aria-label="Recordings"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['1968']}
      >
        <TreeItem itemId="1968" label="1968">
          <TreeItem itemId="church" label="Church concert" />
          <TreeItem itemId="radio" label="Radio session" />
        </TreeItem>
        <TreeItem itemId="1971" label="1971">
          <TreeItem itemId="club" label="Club night" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
