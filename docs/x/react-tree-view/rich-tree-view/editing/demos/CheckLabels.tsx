import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { CheckedInput, findProblem } from './checkedInput';

type Cancellable<E> = E & { defaultMuiPrevented?: boolean };

const sensors: TreeViewBaseItem[] = [
  {
    id: 'boiler',
    label: 'BOILER',
    children: [
      { id: 'inlet', label: 'INLET-1' },
      { id: 'outlet', label: 'OUTLET-1' },
    ],
  },
  { id: 'roof', label: 'ROOF' },
];

const CheckedItem = React.forwardRef(function CheckedItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItem2Utils({
    itemId: props.itemId,
    children: props.children,
  });

  const labelInput = {
    'aria-label': `New name of ${props.label}`,
    onKeyDown: (event: Cancellable<React.KeyboardEvent<HTMLInputElement>>) => {
      if (event.key === 'Enter' && findProblem(event.currentTarget.value)) {
        event.defaultMuiPrevented = true;
      }
    },
    onBlur: (event: Cancellable<React.FocusEvent<HTMLInputElement>>) => {
      if (findProblem(event.target.value)) {
        event.defaultMuiPrevented = true;
        interactions.toggleItemEditing();
      }
    },
  };

  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ labelInput: CheckedInput }}
      slotProps={{ labelInput }}
    />
  );
});

export default function CheckLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 164 }}>
      <RichTreeView
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        aria-label="Sensors"
        items={sensors}
        defaultExpandedItems={['boiler']}
        slots={{ item: CheckedItem }}
      />
    </Box>
  );
}
