import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import './RemoveItems.css';

const packingList: TreeViewBaseItem[] = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'stove', label: 'Gas stove' },
      { id: 'mug', label: 'Enamel mug' },
    ],
  },
  {
    id: 'sleeping',
    label: 'Sleeping',
    children: [
      { id: 'tent', label: 'Two-person tent' },
      { id: 'mat', label: 'Foam mat' },
    ],
  },
];

function withoutItem(
  items: TreeViewBaseItem[],
  id: string,
): TreeViewBaseItem[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => ({
      ...item,
      children: item.children && withoutItem(item.children, id),
    }));
}

export default function RemoveItems() {
  const [items, setItems] = React.useState(packingList);
  const [selected, setSelected] = React.useState<string | null>('mug');

  const removeSelected = () => {
    if (selected !== null) {
      setItems((current) => withoutItem(current, selected));
      setSelected(null);
    }
  };

  return (
    <div className="packing">
      <div className="packing-actions">
        <Button variant="outlined" onClick={removeSelected}>
          Remove selected
        </Button>
        <Button onClick={() => setItems(packingList)}>Restore the list</Button>
      </div>
      <Typography variant="body2" role="status">
        {selected === null
          ? 'Select an item to remove it.'
          : `Selected: ${selected}`}
      </Typography>
      <div className="packing-list">
        <RichTreeView
          aria-label="Packing list"
          items={items}
          defaultExpandedItems={['kitchen', 'sleeping']}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        />
      </div>
    </div>
  );
}
