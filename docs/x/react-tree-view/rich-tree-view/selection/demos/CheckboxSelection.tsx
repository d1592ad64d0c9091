import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Checkbox,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

const toppings: TreeViewBaseItem[] = [
  {
    id: 'greens',
    label: 'Greens',
    children: [
      { id: 'rocket', label: 'Rocket' },
      { id: 'basil', label: 'Basil' },
    ],
  },
  { id: 'olives', label: 'Olives' },
  { id: 'capers', label: 'Capers' },
];

// The item says whether it is selected: the box repeats it for the eye only.
const ItemCheckbox = React.forwardRef(function ItemCheckbox(
  props: React.ComponentProps<typeof TreeItem2Checkbox>,
  ref: React.Ref<HTMLButtonElement>,
) {
  const inputProps = { 'aria-hidden': true };
  return <TreeItem2Checkbox {...props} ref={ref} inputProps={inputProps} />;
});

const CheckboxItem = React.forwardRef(function CheckboxItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem2 {...props} ref={ref} slots={{ checkbox: ItemCheckbox }} />;
});

export default function CheckboxSelection() {
  const [multiSelect, setMultiSelect] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="More than one topping"
        control={
          <Switch
            checked={multiSelect}
            onChange={(event) => setMultiSelect(event.target.checked)}
          />
        }
      />
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          key={String(multiSelect)}
          checkboxSelection
          multiSelect={multiSelect}
          aria-label="Pizza toppings"
          items={toppings}
          defaultExpandedItems={['greens']}
          slots={{ item: CheckboxItem }}
        />
      </Box>
    </Stack>
  );
}
