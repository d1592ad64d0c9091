import * as React from 'react';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import * as Item from '@mui/x-tree-view/TreeItem2';
import { TreeItem2DragAndDropOverlay } from '@mui/x-tree-view/TreeItem2DragAndDropOverlay';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { songs } from './songs';

const HandleItem = React.forwardRef(function HandleItem(
  { id, itemId, label, disabled, children }: UseTreeItem2Parameters,
  rootRef: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  const { draggable, onDragStart, onDragOver, onDragEnd, ...root } =
    item.getRootProps();

  return (
    <TreeItem2Provider itemId={itemId}>
      <Item.TreeItem2Root {...root}>
        <Item.TreeItem2Content {...item.getContentProps()}>
          <Item.TreeItem2IconContainer
            draggable={draggable}
            onDragStart={onDragStart}
            onDragOver={onDragOver}
            onDragEnd={onDragEnd}
            sx={{ width: 24, cursor: 'grab' }}
          >
            <DragIcon />
          </Item.TreeItem2IconContainer>
          <Item.TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </Item.TreeItem2IconContainer>
          <Item.TreeItem2Checkbox {...item.getCheckboxProps()} />
          <Item.TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </Item.TreeItem2Content>
        {children && (
          <Item.TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </Item.TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function DragHandle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeViewPro
        itemsReordering
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        aria-label="Set list"
        items={songs}
        defaultExpandedItems={['set-1', 'set-2']}
        slots={{ item: HandleItem }}
      />
    </Box>
  );
}
