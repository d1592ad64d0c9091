import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem } from './moveItem';

const agenda: TreeViewBaseItem[] = [
  { id: 'minutes', label: 'Minutes' },
  { id: 'roof', label: 'Roof repair' },
  { id: 'bikes', label: 'Bicycle room' },
  { id: 'party', label: 'Summer party' },
];

export default function MoveWithKeyboard() {
  const [items, setItems] = React.useState(agenda);
  const [selected, setSelected] = React.useState<string | null>('bikes');
  const [message, setMessage] = React.useState('');

  const moveSelected = (step: 1 | -1) => {
    const index = items.findIndex(({ id }) => id === selected) + step;
    const label = items[index - step]?.label;
    if (selected && index >= 0 && index < items.length) {
      setItems(moveItem(items, selected, { parentId: null, index }));
      setMessage(`${label}: ${index + 1} of ${items.length}`);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => moveSelected(-1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => moveSelected(1)}>
          Move down
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 136 }}>
        <RichTreeViewPro
          itemsReordering
          experimentalFeatures={{
            indentationAtItemLevel: true,
            itemsReordering: true,
          }}
          aria-label="Agenda"
          items={items}
          selectedItems={selected}
          onSelectedItemsChange={(_event, id) => setSelected(id)}
          onItemPositionChange={({ itemId, newPosition }) =>
            setItems((current) => moveItem(current, itemId, newPosition))
          }
        />
      </Box>
    </Stack>
  );
}
