import * as React from 'react';
import {
  DataGridPro,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { columns } from './columns';
import { consignments, type Consignment } from './data';
import { LoadList } from './loadList';

const getDetailPanelContent = ({ row }: GridRowParams<Consignment>) =>
  row.load.length > 0 ? <LoadList ship={row.ship} load={row.load} /> : null;
const getDetailPanelHeight = () => 'auto' as const;

const heavy = consignments
  .filter(({ load }) => load.some(({ crates }) => crates > 50))
  .map(({ id }) => id);

export default function ControlledDetails() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>(heavy);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setOpenIds(heavy)}>
          Open heavy loads
        </Button>
        <Button variant="outlined" onClick={() => setOpenIds([])}>
          Close all
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        Open: {openIds.length > 0 ? openIds.join(', ') : 'none'}
      </Typography>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPro
          aria-label="Ships, opened by your state"
          columns={columns}
          rows={consignments}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={openIds}
          onDetailPanelExpandedRowIdsChange={setOpenIds}
          hideFooter
        />
      </div>
    </Stack>
  );
}
