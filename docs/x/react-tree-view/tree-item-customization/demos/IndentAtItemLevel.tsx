import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'cellar',
    label: 'Cellar',
    children: [
      {
        id: 'rack',
        label: 'Left rack',
        children: [
          { id: 'jam', label: 'Jam' },
          { id: 'cider', label: 'Cider' },
        ],
      },
    ],
  },
  { id: 'loft', label: 'Loft' },
];

export default function IndentAtItemLevel() {
  const [atItemLevel, setAtItemLevel] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Rows over the full width"
        control={
          <Switch
            checked={atItemLevel}
            onChange={(event) => setAtItemLevel(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Stores"
          items={shelves}
          itemChildrenIndentation={24}
          experimentalFeatures={{ indentationAtItemLevel: atItemLevel }}
          defaultExpandedItems={['cellar', 'rack']}
          defaultSelectedItems="jam"
        />
      </Box>
    </Stack>
  );
}
