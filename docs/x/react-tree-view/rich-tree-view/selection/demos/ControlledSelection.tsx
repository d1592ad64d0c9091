import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const meters: TreeViewBaseItem[] = [
  {
    id: 'hall',
    label: 'Sports hall',
    children: [
      { id: 'heating', label: 'Heating' },
      { id: 'lights', label: 'Lights' },
    ],
  },
  {
    id: 'pool',
    label: 'Pool',
    children: [
      { id: 'pumps', label: 'Pumps' },
      { id: 'sauna', label: 'Sauna' },
    ],
  },
];

const leaves = meters.flatMap(({ children = [] }) => children);
const leafIds = leaves.map(({ id }) => id);

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['lights']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => setSelected(leafIds)}>
          Select all meters
        </Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {selected.length} of {leafIds.length} meters selected
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          multiSelect
          aria-label="Energy meters"
          items={meters}
          defaultExpandedItems={['hall', 'pool']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemIds) => {
            setSelected(itemIds.filter((id) => leafIds.includes(id)));
          }}
        />
      </Box>
    </Stack>
  );
}
