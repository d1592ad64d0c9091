import type * as React from 'react';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const FolderItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderStartEndRadius: theme.spacing(2),
    borderEndEndRadius: theme.spacing(2),
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    [`&.${treeItemClasses.selected}`]: {
      fontWeight: theme.typography.fontWeightBold,
    },
  },
  [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
}));

interface FolderProps {
  itemId: string;
  name: string;
  unread?: number;
  icon: React.ElementType;
  children?: React.ReactNode;
}

function Folder({ itemId, name, unread, icon: Icon, children }: FolderProps) {
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Box>
      {unread && (
        <Typography component="span" variant="caption">
          {unread} new
        </Typography>
      )}
    </Box>
  );
  return (
    <FolderItem itemId={itemId} label={label}>
      {children}
    </FolderItem>
  );
}

export default function MailFolders() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Mail folders"
        defaultExpandedItems={['labels']}
        defaultSelectedItems="inbox"
      >
        <Folder itemId="inbox" name="Inbox" unread={4} icon={InboxIcon} />
        <Folder itemId="sent" name="Sent" icon={SendIcon} />
        <Folder itemId="drafts" name="Drafts" icon={DraftsIcon} />
        <Folder itemId="labels" name="Labels" icon={LabelIcon}>
          <Folder itemId="bees" name="Bees" unread={2} icon={LabelIcon} />
          <Folder itemId="club" name="Rowing club" icon={LabelIcon} />
        </Folder>
      </SimpleTreeView>
    </Box>
  );
}
