import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Mineral {
  id: string;
  label: string;
  formula?: string;
  hardness?: number;
  children?: Mineral[];
}

const minerals: Mineral[] = [
  {
    id: 'oxides',
    label: 'Oxides',
    children: [
      { id: 'quartz', label: 'Quartz', formula: 'SiO₂', hardness: 7 },
      { id: 'corundum', label: 'Corundum', formula: 'Al₂O₃', hardness: 9 },
    ],
  },
  {
    id: 'halides',
    label: 'Halides',
    children: [
      { id: 'halite', label: 'Halite', formula: 'NaCl', hardness: 2.5 },
      { id: 'fluorite', label: 'Fluorite', formula: 'CaF₂', hardness: 4 },
    ],
  },
];

export default function SelectedItemDetails() {
  const apiRef = useTreeViewApiRef();
  const [selectedId, setSelectedId] = React.useState<string | null>(null);
  const [mineral, setMineral] = React.useState<Mineral>();

  const handleSelection = (_event: React.SyntheticEvent, id: string | null) => {
    setSelectedId(id);
    setMineral(id === null ? undefined : apiRef.current?.getItem(id));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Mineral collection"
          apiRef={apiRef}
          items={minerals}
          defaultExpandedItems={['oxides', 'halides']}
          selectedItems={selectedId}
          onSelectedItemsChange={handleSelection}
        />
      </Box>
      <Box
        role="status"
        sx={{ minHeight: 104, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        <Typography variant="subtitle2" component="p">
          {mineral?.label ?? 'Select a mineral'}
        </Typography>
        <Typography variant="body2">
          Formula: {mineral?.formula ?? '–'}
        </Typography>
        <Typography variant="body2">
          Hardness: {mineral?.hardness ?? '–'}
        </Typography>
      </Box>
    </Stack>
  );
}
