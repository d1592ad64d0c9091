import * as React from 'react';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { CheckboxItem } from './checkboxItem';

const routes: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'c1', label: 'C1 Lighthouse' },
      { id: 'c2', label: 'C2 Fish market' },
    ],
  },
  {
    id: 'hills',
    label: 'Hills',
    children: [
      {
        id: 'valley',
        label: 'Valley lines',
        children: [
          { id: 'h1', label: 'H1 Mill' },
          { id: 'h2', label: 'H2 Old bridge' },
        ],
      },
      { id: 'h3', label: 'H3 Summit' },
    ],
  },
];

const leafIds = (item: TreeViewBaseItem): string[] =>
  item.children?.flatMap(leafIds) ?? [item.id];

const allIds = ({ id, children = [] }: TreeViewBaseItem): string[] => [
  id,
  ...children.flatMap(allIds),
];

const withParents = (item: TreeViewBaseItem, leaves: string[]): string[] => {
  const below = item.children?.flatMap((child) => withParents(child, leaves));
  const isSelected = leafIds(item).every((id) => leaves.includes(id));
  return [...(isSelected ? [item.id] : []), ...(below ?? [])];
};

const leavesBelow = new Map<string, string[]>();
const register = (item: TreeViewBaseItem) => {
  leavesBelow.set(item.id, leafIds(item));
  item.children?.forEach(register);
};
routes.forEach(register);

export default function SelectBranches() {
  const [leaves, setLeaves] = React.useState(['c1', 'h1', 'h2']);
  const selected = routes.flatMap((route) => withParents(route, leaves));

  const handleChange = (_event: React.SyntheticEvent, next: string[]) => {
    const below = (id: string) => leavesBelow.get(id) ?? [];
    const added = next.filter((id) => !selected.includes(id)).flatMap(below);
    const removed = selected.filter((id) => !next.includes(id)).flatMap(below);
    const kept = leaves.filter((id) => !removed.includes(id));
    setLeaves([...new Set([...kept, ...added])]);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 264 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Bus routes"
        items={routes}
        defaultExpandedItems={routes.flatMap(allIds)}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
        slots={{ item: CheckboxItem }}
      />
    </Box>
  );
}
