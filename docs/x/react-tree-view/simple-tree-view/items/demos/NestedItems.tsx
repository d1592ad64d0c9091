import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NestedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView aria-label="Zoo" defaultExpandedItems={['birds', 'owls']}>
        <TreeItem itemId="birds" label="Birds">
          <TreeItem itemId="owls" label="Owls">
            <TreeItem itemId="barn" label="Barn owl" />
            <TreeItem itemId="eagle" label="Eagle owl" />
          </TreeItem>
          <TreeItem itemId="cranes" label="Cranes" />
        </TreeItem>
        <TreeItem itemId="reptiles" label="Reptiles">
          <TreeItem itemId="skinks" label="Skinks" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
