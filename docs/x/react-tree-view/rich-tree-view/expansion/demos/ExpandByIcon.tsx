import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const courses: TreeViewBaseItem[] = [
  {
    id: 'ceramics',
    label: 'Ceramics',
    children: [
      { id: 'wheel', label: 'Wheel throwing' },
      { id: 'glaze', label: 'Glazes' },
    ],
  },
  {
    id: 'print',
    label: 'Printmaking',
    children: [{ id: 'lino', label: 'Linocut' }],
  },
];

export default function ExpandByIcon() {
  const [iconOnly, setIconOnly] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Only the icon expands"
        control={
          <Switch
            checked={iconOnly}
            onChange={(event) => setIconOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Evening classes"
          items={courses}
          expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        />
      </Box>
    </Stack>
  );
}
