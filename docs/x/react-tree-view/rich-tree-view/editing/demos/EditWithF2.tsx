import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

type Cancellable<E> = E & { defaultMuiPrevented?: boolean };

const stops: TreeViewBaseItem[] = [
  {
    id: 'monday',
    label: 'Monday round',
    children: [
      { id: 'm1', label: 'Bakery' },
      { id: 'm2', label: 'Post office' },
    ],
  },
  { id: 'tuesday', label: 'Tuesday round' },
];

const F2Item = React.forwardRef(function F2Item(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions, status } = useTreeItem2Utils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleKeyDown = (event: Cancellable<React.KeyboardEvent>) => {
    if (event.target !== event.currentTarget) {
      return;
    }
    if (event.key === 'F2') {
      interactions.toggleItemEditing();
    } else if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
    }
  };

  const label = {
    onDoubleClick: (event: Cancellable<React.MouseEvent>) => {
      event.defaultMuiPrevented = true;
    },
  };
  const labelInput = {
    'aria-label': `New name of ${props.label}`,
    onBlur: (event: Cancellable<React.FocusEvent>) => {
      event.defaultMuiPrevented = true;
      if (status.editing) {
        interactions.toggleItemEditing();
      }
    },
  };

  return (
    <TreeItem2
      {...props}
      ref={ref}
      slotProps={{ label, labelInput }}
      onKeyDown={handleKeyDown}
    />
  );
});

export default function EditWithF2() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <RichTreeView
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        aria-label="Delivery rounds"
        items={stops}
        defaultExpandedItems={['monday']}
        slots={{ item: F2Item }}
      />
    </Box>
  );
}
