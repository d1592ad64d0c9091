import * as React from 'react';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const files = [
  {
    id: 'report',
    label: 'report',
    children: [
      {
        id: 'figures',
        label: 'figures',
        children: [
          { id: 'map', label: 'map.png' },
          { id: 'flow', label: 'flow.png' },
        ],
      },
      { id: 'text', label: 'text.md' },
    ],
  },
  { id: 'notes', label: 'notes.txt' },
];

const FileRow = styled(TreeItem2)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderInlineStart: '3px solid transparent',
    borderRadius: 0,
    [`&.${treeItemClasses.selected}`]: {
      borderInlineStartColor: theme.palette.primary.main,
      backgroundColor: alpha(theme.palette.primary.main, 0.12),
    },
  },
  [`& .${treeItemClasses.label}`]: theme.typography.body2,
  [`& .${treeItemClasses.iconContainer}`]: { width: 20 },
}));

const FileItem = React.forwardRef(function FileItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const isImage = String(props.label).endsWith('.png');
  const endIcon = isImage ? ImageIcon : FileIcon;
  return <FileRow {...props} ref={ref} slots={{ endIcon }} />;
});

export default function FileBrowser() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <RichTreeView
        aria-label="Files"
        items={files}
        itemChildrenIndentation={20}
        defaultExpandedItems={['report', 'figures']}
        defaultSelectedItems="flow"
        slots={{
          item: FileItem,
          expandIcon: FolderIcon,
          collapseIcon: FolderOpenIcon,
        }}
      />
    </Box>
  );
}
