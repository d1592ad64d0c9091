import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const museum: TreeViewBaseItem[] = [
  {
    id: 'east',
    label: 'East wing',
    children: [
      {
        id: 'maps',
        label: 'Maps',
        children: [
          { id: 'sea', label: 'Sea charts' },
          { id: 'city', label: 'City plans' },
        ],
      },
      { id: 'globes', label: 'Globes' },
    ],
  },
  {
    id: 'west',
    label: 'West wing',
    children: [{ id: 'clocks', label: 'Clocks' }],
  },
];

const parentIds = ({ id, children = [] }: TreeViewBaseItem): string[] =>
  children.length > 0 ? [id, ...children.flatMap(parentIds)] : [];

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['east']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button
          variant="outlined"
          onClick={() => setExpanded(museum.flatMap(parentIds))}
        >
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Museum"
          items={museum}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        />
      </Box>
    </Stack>
  );
}
