import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';
import { staff, type Person } from './staff';

const avatarSx = {
  width: 28,
  height: 28,
  fontSize: 12,
  bgcolor: 'text.primary',
  color: 'background.paper',
};

const StaffItem = React.forwardRef(function StaffItem(
  { id, itemId, label, disabled, children }: UseTreeItem2Parameters,
  rootRef: React.Ref<HTMLLIElement>,
) {
  const parts = { id, itemId, label, disabled, children, rootRef };
  const item = useTreeItem2(parts);
  const person: Person = item.publicAPI.getItem(itemId);

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <Avatar sx={avatarSx} aria-hidden>
            {person.initials}
          </Avatar>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function ItemFromParts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 152 }}>
      <RichTreeView
        aria-label="Staff"
        items={staff}
        defaultExpandedItems={['head']}
        slots={{ item: StaffItem }}
      />
    </Box>
  );
}
