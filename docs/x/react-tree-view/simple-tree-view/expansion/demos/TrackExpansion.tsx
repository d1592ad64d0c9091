import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackExpansion() {
  const [message, setMessage] = React.useState('Nothing changed yet.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Questions"
          onItemExpansionToggle={(_event, itemId, isExpanded) => {
            setMessage(`${isExpanded ? 'Opened' : 'Closed'}: ${itemId}`);
          }}
        >
          <TreeItem itemId="tickets" label="Tickets">
            <TreeItem itemId="price" label="What does a day cost?" />
            <TreeItem itemId="refund" label="Can I return a ticket?" />
          </TreeItem>
          <TreeItem itemId="access" label="Access">
            <TreeItem itemId="ramp" label="Where is the ramp?" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
