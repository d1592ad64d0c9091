import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Arrow keys reach disabled items"
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 200 }}>
        <SimpleTreeView
          aria-label="Lifts"
          disabledItemsFocusable={focusable}
          defaultExpandedItems={['valley', 'glacier']}
        >
          <TreeItem itemId="valley" label="Valley">
            <TreeItem itemId="v1" label="Meadow lift" />
            <TreeItem itemId="v2" label="Forest lift, in repair" disabled />
            <TreeItem itemId="v3" label="Practice rope" />
          </TreeItem>
          <TreeItem itemId="glacier" label="Glacier, closed" disabled>
            <TreeItem itemId="g1" label="Summit lift" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
