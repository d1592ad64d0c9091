import * as React from 'react';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

/** An item whose text field has a name for screen readers. */
export const EditableItem = React.forwardRef(function EditableItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const labelInput = { 'aria-label': `New name of ${props.label}` };
  return <TreeItem2 {...props} ref={ref} slotProps={{ labelInput }} />;
});
