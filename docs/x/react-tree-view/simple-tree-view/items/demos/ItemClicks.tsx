import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" role="status">
        Last click: {clicked}
      </Typography>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView
          aria-label="Toolbox"
          defaultExpandedItems={['saws']}
          onItemClick={(_event, itemId) => setClicked(itemId)}
        >
          <TreeItem itemId="saws" label="Saws">
            <TreeItem itemId="fret" label="Fretsaw" />
            <TreeItem itemId="rip" label="Ripsaw, lent out" disabled />
          </TreeItem>
          <TreeItem itemId="glue" label="Wood glue" />
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
