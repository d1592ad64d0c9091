import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const family: TreeViewBaseItem[] = [
  {
    id: 'roses',
    label: 'Roses',
    children: [
      {
        id: 'fruit',
        label: 'Fruit trees',
        children: [
          { id: 'apple', label: 'Apple' },
          { id: 'quince', label: 'Quince' },
        ],
      },
      { id: 'bramble', label: 'Bramble' },
    ],
  },
  { id: 'heaths', label: 'Heaths' },
];

const StyledItem = styled(TreeItem2)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    paddingBlock: theme.spacing(0.25),
    borderRadius: theme.spacing(2),
    [`&.${treeItemClasses.selected}`]: {
      outline: `1px solid ${theme.palette.primary.main}`,
      outlineOffset: -1,
    },
  },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    paddingInlineStart: 12,
    borderInlineStart: `1px dashed ${theme.palette.text.secondary}`,
  },
}));

export default function StyledItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Plant families"
        items={family}
        defaultExpandedItems={['roses', 'fruit']}
        defaultSelectedItems="quince"
        slots={{ item: StyledItem }}
      />
    </Box>
  );
}
