import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const seeds: TreeViewBaseItem[] = [
  {
    id: 'annual',
    label: 'Annuals',
    children: [
      { id: 'poppy', label: 'Poppy' },
      { id: 'cornflower', label: 'Cornflower' },
      { id: 'nigella', label: 'Nigella' },
    ],
  },
  { id: 'yarrow', label: 'Yarrow' },
];

export default function TrackSelection() {
  const [log, setLog] = React.useState<string[]>([]);

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    const entry = `${isSelected ? 'Added' : 'Removed'} ${itemId}`;
    setLog((current) => [entry, ...current].slice(0, 4));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          multiSelect
          aria-label="Seed order"
          items={seeds}
          defaultExpandedItems={['annual']}
          onItemSelectionToggle={handleToggle}
        />
      </Box>
      <Box role="log" aria-label="Changes" sx={{ minHeight: 80 }}>
        {log.map((entry, index) => (
          <Typography key={log.length - index} variant="body2">
            {entry}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
