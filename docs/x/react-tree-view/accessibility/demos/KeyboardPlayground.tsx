import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { vault, isOnLoan } from './vault';

export default function KeyboardPlayground() {
  const [multiple, setMultiple] = React.useState(true);
  const [focused, setFocused] = React.useState('nothing');
  const [selected, setSelected] = React.useState<string[]>([]);
  const [expanded, setExpanded] = React.useState<string[]>(['maps']);

  const shared = {
    'aria-label': 'Map archive',
    items: vault,
    isItemDisabled: isOnLoan,
    expandedItems: expanded,
    onExpandedItemsChange: (_event: React.SyntheticEvent, ids: string[]) =>
      setExpanded(ids),
    onItemFocus: (_event: React.SyntheticEvent | null, id: string) =>
      setFocused(id),
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        label="Multiple selection"
        control={
          <Switch
            checked={multiple}
            onChange={(event) => setMultiple(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 360 }}>
        {multiple ? (
          <RichTreeView
            {...shared}
            multiSelect
            selectedItems={selected}
            onSelectedItemsChange={(_event, ids) => setSelected(ids)}
          />
        ) : (
          <RichTreeView
            {...shared}
            selectedItems={selected[0] ?? null}
            onSelectedItemsChange={(_event, id) => setSelected(id ? [id] : [])}
          />
        )}
      </Box>
      <Box role="status" sx={{ minHeight: 100 }}>
        <Typography variant="body2">Focused: {focused}</Typography>
        <Typography variant="body2">
          Selected: {selected.join(', ') || 'nothing'}
        </Typography>
        <Typography variant="body2">
          Expanded: {expanded.join(', ') || 'nothing'}
        </Typography>
      </Box>
    </Stack>
  );
}
