import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';

const leagues: TreeViewBaseItem[] = [
  {
    id: 'first',
    label: 'First league',
    children: [
      { id: 'otters', label: 'Otters' },
      { id: 'herons', label: 'Herons' },
      { id: 'voles', label: 'Voles' },
    ],
  },
  {
    id: 'second',
    label: 'Second league',
    children: [
      { id: 'newts', label: 'Newts' },
      { id: 'toads', label: 'Toads' },
    ],
  },
];

type CanMove = NonNullable<
  RichTreeViewProProps<TreeViewBaseItem, false>['canMoveItemToNewPosition']
>;

const staysInLeague: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParentOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeViewPro
        itemsReordering
        canMoveItemToNewPosition={staysInLeague}
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        aria-label="League tables"
        items={leagues}
        defaultExpandedItems={['first', 'second']}
      />
    </Box>
  );
}
