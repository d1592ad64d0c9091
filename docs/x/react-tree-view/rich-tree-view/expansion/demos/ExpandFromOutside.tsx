import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files: TreeViewBaseItem[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      {
        id: 'late',
        label: 'Late',
        children: [{ id: 'o-118', label: 'Order 118, six crates' }],
      },
      { id: 'o-120', label: 'Order 120, two crates' },
    ],
  },
  {
    id: 'returns',
    label: 'Returns',
    children: [{ id: 'r-7', label: 'Return 7, one crate' }],
  },
];

export default function ExpandFromOutside() {
  const apiRef = useTreeViewApiRef();

  const showReturns = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion(event, 'returns', true);
  };

  const closeReturns = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion(event, 'returns', false);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={showReturns}>
          Show returns
        </Button>
        <Button variant="outlined" onClick={closeReturns}>
          Close returns
        </Button>
      </Stack>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Deliveries"
          items={files}
          defaultExpandedItems={['orders']}
        />
      </Box>
    </Stack>
  );
}
