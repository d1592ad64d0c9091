import * as React from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'alps', label: 'Alps on foot' },
      { id: 'delta', label: 'Down the delta' },
    ],
  },
  { id: 'music', label: 'Music' },
];

const IconItem = React.forwardRef(function IconItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItem2Utils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleClick = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.toggleItemEditing();
  };

  const label = {
    style: { display: 'flex', alignItems: 'center', gap: 8 },
    children: (
      <React.Fragment>
        {props.label}
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Rename ${props.label}`}
          onClick={handleClick}
        >
          <EditIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </React.Fragment>
    ),
  };
  const labelInput = { 'aria-label': `New name of ${props.label}` };

  return <TreeItem2 {...props} ref={ref} slotProps={{ label, labelInput }} />;
});

export default function EditWithIcon() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 148 }}>
      <RichTreeView
        isItemEditable
        experimentalFeatures={{ labelEditing: true }}
        expansionTrigger="content"
        aria-label="Bookshelves"
        items={shelves}
        defaultExpandedItems={['travel']}
        slots={{ item: IconItem }}
      />
    </Box>
  );
}
