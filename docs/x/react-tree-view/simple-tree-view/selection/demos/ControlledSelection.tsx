import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['a12']);
  const [lastToggle, setLastToggle] = React.useState('none');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => setSelected(['a12', 'a14'])}>
          Window seats
        </Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <div role="status">
        <Typography variant="body2">Selected: {selected.length}</Typography>
        <Typography variant="body2">Last toggled: {lastToggle}</Typography>
      </div>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          multiSelect
          aria-label="Seats"
          defaultExpandedItems={['coach']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
          onItemSelectionToggle={(_event, itemId, isSelected) => {
            setLastToggle(`${itemId}, ${isSelected ? 'taken' : 'given back'}`);
          }}
        >
          <TreeItem itemId="coach" label="Coach A">
            <TreeItem itemId="a12" label="Seat 12, window" />
            <TreeItem itemId="a13" label="Seat 13, aisle" />
            <TreeItem itemId="a14" label="Seat 14, window" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
