import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const packingList: TreeViewBaseItem[] = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'stove', label: 'Gas stove' },
      { id: 'mug', label: 'Enamel mug' },
    ],
  },
  {
    id: 'sleeping',
    label: 'Sleeping',
    children: [
      { id: 'tent', label: 'Two-person tent' },
      { id: 'mat', label: 'Foam mat' },
    ],
  },
];

function withoutItem(
  items: TreeViewBaseItem[],
  id: string,
): TreeViewBaseItem[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({
      ...item,
      children: item.children && withoutItem(item.children, id),
    }));
}

export default function RemoveItems() {
  const [items, setItems] = React.useState(packingList);
  const [selected, setSelected] = React.useState<string | null>('mug');

  const removeSelected = () => {
    if (selected !== null) {
      setItems((current) => withoutItem(current, selected));
      setSelected(null);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={removeSelected}>
          Remove selected
        </Button>
        <Button onClick={() => setItems(packingList)}>Restore the list</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {selected === null
          ? 'Select an item to remove it.'
          : `Selected: ${selected}`}
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Packing list"
          items={items}
          defaultExpandedItems={['kitchen', 'sleeping']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        />
      </Box>
    </Stack>
  );
}
