import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const watershed: TreeViewBaseItem[] = [
  {
    id: 'river',
    label: 'River',
    children: [
      {
        id: 'stream',
        label: 'North stream',
        children: [{ id: 'spring', label: 'Moss spring' }],
      },
      { id: 'canal', label: 'Old canal' },
    ],
  },
];

export default function IndentChildren() {
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        <Typography id="indentation-label" variant="body2">
          Indentation: {indentation}px
        </Typography>
        <Box sx={{ px: 1.5 }}>
          <Slider
            aria-labelledby="indentation-label"
            min={0}
            max={48}
            step={4}
            value={indentation}
            onChange={(_event, value) => setIndentation(Number(value))}
          />
        </Box>
      </div>
      <Box sx={{ minHeight: 136 }}>
        <RichTreeView
          aria-label="Watershed"
          items={watershed}
          itemChildrenIndentation={indentation}
          defaultExpandedItems={['river', 'stream']}
        />
      </Box>
    </Stack>
  );
}
