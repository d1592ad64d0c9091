import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boats: TreeViewBaseItem[] = [
  {
    id: 'pier-a',
    label: 'Pier A',
    children: [
      { id: 'a1', label: 'Kittiwake' },
      { id: 'a2', label: 'Guillemot' },
    ],
  },
];

export default function RenameFromOutside() {
  const apiRef = useTreeViewApiRef();
  const [name, setName] = React.useState('Razorbill');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (name !== '') {
      apiRef.current?.updateItemLabel('a2', name);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={handleSubmit}
      >
        <TextField
          size="small"
          label="Second boat"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Rename
        </Button>
      </Stack>
      <Box sx={{ minHeight: 104 }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Harbour"
          items={boats}
          defaultExpandedItems={['pier-a']}
        />
      </Box>
    </Stack>
  );
}
