import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments: TreeViewBaseItem[] = [
  {
    id: 'wards',
    label: 'Wards',
    children: [
      { id: 'maternity', label: 'Maternity, 2nd floor' },
      { id: 'surgery', label: 'Surgery, 3rd floor' },
    ],
  },
  {
    id: 'imaging',
    label: 'Imaging',
    children: [{ id: 'xray', label: 'X-ray, ground floor' }],
  },
];

export default function NoSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        disableSelection
        aria-label="Hospital guide"
        items={departments}
        defaultExpandedItems={['wards']}
      />
    </Box>
  );
}
