import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { EditableItem } from './editableItem';

const beds: TreeViewBaseItem[] = [
  {
    id: 'south',
    label: 'South bed',
    children: [
      { id: 's1', label: 'Tomatoes' },
      { id: 's2', label: 'Basil' },
    ],
  },
  { id: 'north', label: 'North bed' },
];

function rename(
  items: TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

export default function SaveLabels() {
  const [items, setItems] = React.useState(beds);
  const [message, setMessage] = React.useState('No change yet.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <Box sx={{ minHeight: 136 }}>
        <RichTreeView
          isItemEditable
          experimentalFeatures={{ labelEditing: true }}
          aria-label="Garden beds"
          items={items}
          defaultExpandedItems={['south']}
          slots={{ item: EditableItem }}
          onItemLabelChange={(itemId, label) => {
            setItems((current) => rename(current, itemId, label));
            setMessage(`Saved ${itemId} as “${label}”.`);
          }}
        />
      </Box>
      <Button variant="outlined" onClick={() => setItems(beds)}>
        Restore the names
      </Button>
    </Stack>
  );
}
