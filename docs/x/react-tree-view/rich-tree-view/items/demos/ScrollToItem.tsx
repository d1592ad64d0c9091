import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves: TreeViewBaseItem[] = ['A', 'B', 'C', 'D'].map((shelf) => ({
  id: shelf,
  label: `Shelf ${shelf}`,
  children: [1, 2, 3, 4, 5].map((box) => ({
    id: `${shelf}-${box}`,
    label: `Archive box ${shelf}${box}`,
  })),
}));

const allShelves = shelves.map((shelf) => shelf.id);
const targets = ['A-1', 'B-4', 'D-5'];

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({
      block: 'nearest',
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1}>
        {targets.map((itemId) => (
          <Button
            key={itemId}
            variant="outlined"
            size="small"
            onClick={() => scrollTo(itemId)}
          >
            Show {itemId}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 200, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Archive shelves"
          apiRef={apiRef}
          items={shelves}
          defaultExpandedItems={allShelves}
        />
      </Box>
    </Stack>
  );
}
