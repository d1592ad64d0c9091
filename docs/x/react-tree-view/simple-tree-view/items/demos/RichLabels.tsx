import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function withTime(name: string, time: string) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      {name}
      <Typography component="span" variant="body2" sx={{ lineHeight: '24px' }}>
        {time}
      </Typography>
    </Stack>
  );
}

export default function RichLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Programme" defaultExpandedItems={['fri']}>
        <TreeItem itemId="fri" label="Friday">
          <TreeItem itemId="opening" label={withTime('Opening', '18:00')} />
          <TreeItem itemId="silent" label={withTime('Silent film', '20:15')} />
        </TreeItem>
        <TreeItem itemId="sat" label="Saturday">
          <TreeItem itemId="shorts" label={withTime('Short films', '16:30')} />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
