import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const items = (
  <React.Fragment>
    <TreeItem itemId="black" label="Black tea">
      <TreeItem itemId="assam" label="Assam" />
      <TreeItem itemId="ceylon" label="Ceylon" />
    </TreeItem>
    <TreeItem itemId="green" label="Green tea">
      <TreeItem itemId="sencha" label="Sencha" />
    </TreeItem>
  </React.Fragment>
);

const shared = {
  'aria-label': 'Teas',
  defaultExpandedItems: ['black', 'green'],
};

export default function SingleOrMultiple() {
  const [multiple, setMultiple] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Several teas"
        control={
          <Switch
            checked={multiple}
            onChange={(event) => setMultiple(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 168 }}>
        {multiple ? (
          <SimpleTreeView
            key="multiple"
            multiSelect
            defaultSelectedItems={['assam', 'sencha']}
            {...shared}
          >
            {items}
          </SimpleTreeView>
        ) : (
          <SimpleTreeView key="one" defaultSelectedItems="assam" {...shared}>
            {items}
          </SimpleTreeView>
        )}
      </Box>
    </Stack>
  );
}
