import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';

const avatarSx = {
  width: 24,
  height: 24,
  fontSize: 12,
  bgcolor: 'text.primary',
  color: 'background.paper',
};

const Voice = React.forwardRef(function Voice(
  props: UseTreeItem2Parameters,
  ref: React.Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ ...props, rootRef: ref });

  return (
    <TreeItem2Provider itemId={props.itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <TreeItem2Label {...item.getLabelProps()} />
          <Avatar sx={avatarSx} aria-hidden>
            {String(props.label).slice(0, 1)}
          </Avatar>
        </TreeItem2Content>
        {props.children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function ItemFromParts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <SimpleTreeView aria-label="Choir" defaultExpandedItems={['high']}>
        <Voice itemId="high" label="High voices">
          <Voice itemId="soprano" label="Soprano" />
          <Voice itemId="alto" label="Alto" />
        </Voice>
        <Voice itemId="low" label="Low voices">
          <Voice itemId="bass" label="Bass" />
        </Voice>
      </SimpleTreeView>
    </Box>
  );
}
