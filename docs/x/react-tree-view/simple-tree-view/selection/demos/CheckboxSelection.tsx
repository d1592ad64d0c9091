import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2,
  TreeItem2Checkbox,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

// The item says whether it is selected: the box repeats it for the eye only.
const ItemCheckbox = React.forwardRef(function ItemCheckbox(
  props: React.ComponentProps<typeof TreeItem2Checkbox>,
  ref: React.Ref<HTMLButtonElement>,
) {
  const inputProps = { 'aria-hidden': true };
  return <TreeItem2Checkbox {...props} ref={ref} inputProps={inputProps} />;
});

const slots = { checkbox: ItemCheckbox };

function Item(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function CheckboxSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <SimpleTreeView
        multiSelect
        checkboxSelection
        aria-label="Packing list"
        defaultExpandedItems={['clothes', 'tools']}
        defaultSelectedItems={['gloves']}
      >
        <Item itemId="clothes" label="Clothes">
          <Item itemId="gloves" label="Work gloves" />
          <Item itemId="boots" label="Rubber boots" />
        </Item>
        <Item itemId="tools" label="Tools">
          <Item itemId="spade" label="Spade" />
          <Item itemId="rake" label="Rake" />
        </Item>
      </SimpleTreeView>
    </Box>
  );
}
