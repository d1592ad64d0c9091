import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const instruments: TreeViewBaseItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  { id: 'horn', label: 'Horn' },
  { id: 'timpani', label: 'Timpani' },
];

export default function SelectFromOutside() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const toggle = (event: React.SyntheticEvent, itemId: string) => {
    apiRef.current?.selectItem({ event, itemId, keepExistingSelection: keep });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Keep what is selected"
        control={
          <Switch
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={(event) => toggle(event, 'cello')}>
          Toggle cello
        </Button>
        <Button variant="outlined" onClick={(event) => toggle(event, 'horn')}>
          Toggle horn
        </Button>
      </Stack>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          multiSelect
          apiRef={apiRef}
          aria-label="Instruments"
          items={instruments}
          defaultExpandedItems={['strings']}
          defaultSelectedItems={['viola']}
        />
      </Box>
    </Stack>
  );
}
