import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const windInDenmark = [
  getGroupRowIdFromPath([{ field: 'country', key: 'Denmark' }]),
  getGroupRowIdFromPath([
    { field: 'country', key: 'Denmark' },
    { field: 'source', key: 'Wind' },
  ]),
];

export default function ExpansionApi() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('none yet');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group') {
          const change = node.childrenExpanded ? 'opened' : 'closed';
          setLast(`${node.groupingKey} ${change}`);
        }
      }),
    [apiRef],
  );

  const toggle = () => {
    const open = windInDenmark.every((id) => {
      const node = apiRef.current.getRowNode(id);
      return node?.type === 'group' && node.childrenExpanded;
    });
    windInDenmark.forEach((id) =>
      apiRef.current.setRowChildrenExpansion(id, !open),
    );
  };

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={toggle}>
          Wind in Denmark
        </Button>
        <Typography variant="body2">Last: {last}</Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants by country and source"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          initialState={{ rowGrouping: { model: ['country', 'source'] } }}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
