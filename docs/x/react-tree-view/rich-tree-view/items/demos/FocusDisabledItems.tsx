import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Sailing {
  id: string;
  label: string;
  cancelled?: boolean;
  children?: Sailing[];
}

const sailings: Sailing[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: '07:10', label: '07:10 Car ferry' },
      { id: '09:40', label: '09:40 Car ferry', cancelled: true },
      { id: '11:15', label: '11:15 Foot passengers' },
    ],
  },
  { id: 'evening', label: 'Evening, no service', cancelled: true },
];

const isCancelled = (sailing: Sailing) => sailing.cancelled === true;

export default function FocusDisabledItems() {
  const [focusable, setFocusable] = React.useState(true);
  const [focusedId, setFocusedId] = React.useState('none');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Arrow keys reach disabled items"
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
      />
      <Typography variant="body2">Last focused item: {focusedId}</Typography>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Ferry sailings"
          items={sailings}
          isItemDisabled={isCancelled}
          disabledItemsFocusable={focusable}
          onItemFocus={(_event, itemId) => setFocusedId(itemId)}
          defaultExpandedItems={['morning']}
        />
      </Box>
    </Stack>
  );
}
