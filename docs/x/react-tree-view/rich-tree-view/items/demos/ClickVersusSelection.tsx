import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Score {
  id: string;
  label: string;
  onLoan?: boolean;
  children?: Score[];
}

const scores: Score[] = [
  {
    id: 'spring',
    label: 'Spring concert',
    children: [
      { id: 'overture', label: 'Overture' },
      { id: 'waltz', label: 'Waltz, on loan', onLoan: true },
      { id: 'finale', label: 'Finale' },
    ],
  },
  { id: 'encore', label: 'Encore pieces' },
];

const isOnLoan = (score: Score) => score.onLoan === true;

export default function ClickVersusSelection() {
  const [clicked, setClicked] = React.useState('nothing yet');
  const [selected, setSelected] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <div role="status">
        <Typography variant="body2">Last click: {clicked}</Typography>
        <Typography variant="body2">Last selection: {selected}</Typography>
      </div>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Choir scores"
          items={scores}
          isItemDisabled={isOnLoan}
          defaultExpandedItems={['spring']}
          onItemClick={(_event, itemId) => setClicked(itemId)}
          onSelectedItemsChange={(_event, itemId) => {
            setSelected(itemId ?? 'nothing');
          }}
        />
      </Box>
    </Stack>
  );
}
