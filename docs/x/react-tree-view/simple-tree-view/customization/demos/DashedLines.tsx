import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    paddingBlock: theme.spacing(0.5),
    fontWeight: theme.typography.fontWeightMedium,
  },
  [`& > .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 15,
    paddingInlineStart: 16,
    borderInlineStart: `1px dashed ${theme.palette.text.secondary}`,
  },
}));

export default function DashedLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Pipe network"
        defaultExpandedItems={['works', 'tower']}
      >
        <LinedItem itemId="works" label="Water works">
          <LinedItem itemId="tower" label="Water tower">
            <LinedItem itemId="mill-lane" label="Mill Lane" />
            <LinedItem itemId="school" label="School" />
          </LinedItem>
          <LinedItem itemId="hydrant" label="Hydrants" />
        </LinedItem>
      </SimpleTreeView>
    </Box>
  );
}
