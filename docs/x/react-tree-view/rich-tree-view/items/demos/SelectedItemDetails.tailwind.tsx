import * as React from 'react';
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
    <div className="flex w-full max-w-90 flex-col gap-4">
      <div className="min-h-50">
        <RichTreeView
          aria-label="Mineral collection"
          apiRef={apiRef}
          items={minerals}
          defaultExpandedItems={['oxides', 'halides']}
          selectedItems={selectedId}
          onSelectedItemsChange={handleSelection}
        />
      </div>
      <div
        role="status"
        className="min-h-26 rounded-sm bg-black/4 p-4 dark:bg-white/8"
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
      </div>
    </div>
  );
}
