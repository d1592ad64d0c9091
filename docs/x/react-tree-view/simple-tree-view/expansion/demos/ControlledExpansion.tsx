import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['engine', 'pumps', 'deck'];

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['engine']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => setExpanded(parents)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ minHeight: 232 }}>
        <SimpleTreeView
          aria-label="Ship checks"
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        >
          <TreeItem itemId="engine" label="Engine room">
            <TreeItem itemId="pumps" label="Pumps">
              <TreeItem itemId="bilge" label="Bilge pump" />
              <TreeItem itemId="fuel" label="Fuel pump" />
            </TreeItem>
            <TreeItem itemId="oil" label="Oil level" />
          </TreeItem>
          <TreeItem itemId="deck" label="Deck">
            <TreeItem itemId="rafts" label="Life rafts" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
