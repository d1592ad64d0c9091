import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  partNumber: string;
  label: string;
  children?: Part[];
}

const bicycle: Part[] = [
  {
    partNumber: 'WH-700',
    label: 'Rear wheel',
    children: [
      { partNumber: 'WH-701', label: 'Rim' },
      { partNumber: 'WH-702', label: 'Spokes, set of 32' },
    ],
  },
  {
    partNumber: 'DR-210',
    label: 'Drivetrain',
    children: [
      { partNumber: 'DR-211', label: 'Chain' },
      { partNumber: 'DR-212', label: 'Cassette' },
    ],
  },
];

const getPartNumber = (part: Part) => part.partNumber;

export default function CustomItemIds() {
  const [partNumber, setPartNumber] = React.useState<string | null>('DR-211');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography role="status">Part number: {partNumber}</Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Bicycle parts"
          items={bicycle}
          getItemId={getPartNumber}
          defaultExpandedItems={['WH-700', 'DR-210']}
          selectedItems={partNumber}
          onSelectedItemsChange={(_event, itemId) => setPartNumber(itemId)}
        />
      </Box>
    </Stack>
  );
}
