import * as React from 'react';
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

export const CheckboxItem = React.forwardRef(function CheckboxItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem2 {...props} ref={ref} slots={{ checkbox: ItemCheckbox }} />;
});
