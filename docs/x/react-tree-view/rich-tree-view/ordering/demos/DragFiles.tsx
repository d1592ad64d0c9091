import * as React from 'react';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface FileNode {
  id: string;
  label: string;
  locked?: boolean;
  folder?: boolean;
  children?: FileNode[];
}

const drive: FileNode[] = [
  {
    id: 'plans',
    label: 'plans',
    folder: true,
    children: [
      { id: 'north', label: 'north.dwg' },
      { id: 'south', label: 'south.dwg' },
    ],
  },
  { id: 'inbox', label: 'inbox', folder: true },
  { id: 'permit', label: 'permit.pdf (locked)', locked: true },
  { id: 'budget', label: 'budget.ods' },
];

const isLocked = (file: FileNode) => file.locked === true;

const FileItem = React.forwardRef(function FileItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const isFile = String(props.label).includes('.');
  const slots = { endIcon: isFile ? FileIcon : FolderIcon };
  return <TreeItem2 {...props} ref={ref} slots={slots} />;
});

export default function DragFiles() {
  const apiRef = useTreeViewApiRef();
  const getFile = (id: string): FileNode | undefined =>
    apiRef.current?.getItem(id);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeViewPro
        itemsReordering
        isItemReorderable={(itemId) => !getFile(itemId)?.locked}
        canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
          parentId === null || getFile(parentId)?.folder === true
        }
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        apiRef={apiRef}
        aria-label="Drive"
        items={drive}
        isItemDisabled={isLocked}
        defaultExpandedItems={['plans']}
        slots={{
          item: FileItem,
          expandIcon: FolderIcon,
          collapseIcon: FolderOpenIcon,
        }}
      />
    </Box>
  );
}
