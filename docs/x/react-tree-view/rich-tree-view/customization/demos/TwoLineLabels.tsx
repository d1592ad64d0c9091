import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

const projects = [
  {
    id: 'dome',
    label: 'Dome, opened 1987',
    children: [
      { id: 'lens', label: 'Main lens, cleaned in March' },
      { id: 'motor', label: 'Motor, new bearings' },
    ],
  },
  { id: 'radio', label: 'Radio dish, closed for storms' },
];

interface LabelProps extends React.ComponentProps<typeof TreeItem2Label> {
  title?: string;
}

function TwoLineLabel({ children, title, ...other }: LabelProps) {
  return (
    <TreeItem2Label {...other}>
      <Typography component="span" sx={{ display: 'block' }}>
        {children}
      </Typography>
      <Typography variant="body2" component="span" color="text.primary">
        {title}
      </Typography>
    </TreeItem2Label>
  );
}

const TwoLineItem = React.forwardRef(function TwoLineItem(
  { label, ...other }: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const [name, ...details] = String(label).split(', ');
  return (
    <TreeItem2
      {...other}
      ref={ref}
      label={name}
      slots={{ label: TwoLineLabel }}
      slotProps={{ label: { title: details.join(', ') } }}
    />
  );
});

export default function TwoLineLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 216 }}>
      <RichTreeView
        aria-label="Observatory"
        items={projects}
        defaultExpandedItems={['dome']}
        slots={{ item: TwoLineItem }}
      />
    </Box>
  );
}
