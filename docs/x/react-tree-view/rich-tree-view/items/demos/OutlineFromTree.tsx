import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const agenda: TreeViewBaseItem[] = [
  {
    id: 'budget',
    label: 'Allotment budget',
    children: [
      { id: 'water', label: 'Water meter' },
      { id: 'tools', label: 'Shared tools' },
    ],
  },
  {
    id: 'events',
    label: 'Events',
    children: [{ id: 'swap', label: 'Seed swap' }],
  },
];

function toOutline(items: TreeViewBaseItem[], depth = 0): string {
  return items
    .map(({ label, children = [] }) => {
      const line = `${'  '.repeat(depth)}- ${label}\n`;
      return line + toOutline(children, depth + 1);
    })
    .join('');
}

export default function OutlineFromTree() {
  const apiRef = useTreeViewApiRef();
  const [outline, setOutline] = React.useState('');

  const writeOutline = () => {
    setOutline(toOutline(apiRef.current?.getItemTree() ?? []));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Meeting agenda"
          apiRef={apiRef}
          items={agenda}
          defaultExpandedItems={['budget']}
        />
      </Box>
      <Button variant="outlined" onClick={writeOutline}>
        Write the outline
      </Button>
      <TextField
        label="Outline"
        value={outline}
        multiline
        rows={5}
        slotProps={{
          htmlInput: { readOnly: true },
          inputLabel: { shrink: true },
        }}
      />
    </Stack>
  );
}
