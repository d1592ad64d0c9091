import * as React from 'react';
import Box from '@mui/material/Box';
import Fade, { type FadeProps } from '@mui/material/Fade';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface BranchProps extends Omit<FadeProps, 'children'> {
  children?: React.ReactNode;
}

function FadingBranch({ children, className, role, ...other }: BranchProps) {
  return (
    <Fade in={other.in} timeout={400} unmountOnExit>
      <ul className={className} role={role}>
        {children}
      </ul>
    </Fade>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingBranch }} />;
}

export default function FadingBranches() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Spices" defaultExpandedItems={['warm']}>
        <FadingItem itemId="warm" label="Warm">
          <FadingItem itemId="clove" label="Clove" />
          <FadingItem itemId="mace" label="Mace" />
        </FadingItem>
        <FadingItem itemId="sharp" label="Sharp">
          <FadingItem itemId="mustard" label="Mustard" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}
