import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const handbook: TreeViewBaseItem[] = [
  {
    id: 'hives',
    label: 'Choose a hive',
    children: [
      { id: 'site', label: 'Where to place it' },
      { id: 'frames', label: 'Frames and foundation' },
    ],
  },
  {
    id: 'season',
    label: 'Through the season',
    children: [
      { id: 'swarm', label: 'Catch a swarm' },
      { id: 'harvest', label: 'Harvest honey' },
    ],
  },
];

export default function ReadingOrder() {
  const apiRef = useTreeViewApiRef();
  const [chapter, setChapter] = React.useState<string | null>('hives');

  const listIds = (parentId: string | null): string[] => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
    return ids.flatMap((id) => [id, ...listIds(id)]);
  };

  const turnPages = (step: 1 | -1) => {
    const ids = listIds(null);
    const next = chapter === null ? 0 : ids.indexOf(chapter) + step;
    setChapter(ids[next] ?? chapter);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Beekeeping handbook"
          apiRef={apiRef}
          items={handbook}
          defaultExpandedItems={['hives', 'season']}
          selectedItems={chapter}
          onSelectedItemsChange={(_event, itemId) => setChapter(itemId)}
        />
      </Box>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={() => turnPages(-1)}>
          Previous page
        </Button>
        <Button variant="outlined" onClick={() => turnPages(1)}>
          Next page
        </Button>
      </Stack>
    </Stack>
  );
}
