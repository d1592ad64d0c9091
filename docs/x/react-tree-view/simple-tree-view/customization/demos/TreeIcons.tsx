import BookIcon from '@mui/icons-material/MenuBookOutlined';
import DownIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import StarIcon from '@mui/icons-material/StarOutline';
import UpIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView
        aria-label="Reading list"
        defaultExpandedItems={['novels']}
        slots={{
          expandIcon: DownIcon,
          collapseIcon: UpIcon,
          endIcon: BookIcon,
        }}
      >
        <TreeItem itemId="novels" label="Novels">
          <TreeItem itemId="tide" label="The tide table" />
          <TreeItem
            itemId="winter"
            label="A winter abroad (favourite)"
            slots={{ endIcon: StarIcon }}
          />
        </TreeItem>
        <TreeItem itemId="essays" label="Essays">
          <TreeItem itemId="maps" label="On maps" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
