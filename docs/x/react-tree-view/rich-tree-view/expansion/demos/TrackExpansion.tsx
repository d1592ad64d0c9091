import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const grid: TreeViewBaseItem[] = [
  {
    id: 'wind',
    label: 'Wind',
    children: [{ id: 'ridge', label: 'Ridge farm' }],
  },
  {
    id: 'solar',
    label: 'Solar',
    children: [{ id: 'meadow', label: 'Meadow array' }],
  },
  {
    id: 'hydro',
    label: 'Hydro',
    children: [{ id: 'weir', label: 'Weir station' }],
  },
];

export default function TrackExpansion() {
  const [message, setMessage] = React.useState('Nothing changed yet.');

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isExpanded: boolean,
  ) => {
    setMessage(`${isExpanded ? 'Expanded' : 'Collapsed'}: ${itemId}`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Power stations"
          items={grid}
          onItemExpansionToggle={handleToggle}
        />
      </Box>
    </Stack>
  );
}
