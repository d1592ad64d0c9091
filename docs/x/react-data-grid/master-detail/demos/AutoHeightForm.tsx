import * as React from 'react';
import {
  DataGridPro,
  useGridApiContext,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { columns } from './columns';
import { consignments, type Consignment } from './data';
import { DetailRow } from './detailRow';

function PortForm({ row }: GridRowParams<Consignment>) {
  const apiRef = useGridApiContext();
  const [port, setPort] = React.useState(row.port);
  const error = port.trim() === '' ? 'A ship needs a port' : '';

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (!error) {
      apiRef.current.updateRows([{ id: row.id, port }]);
      apiRef.current.toggleDetailPanel(row.id);
    }
  };

  return (
    <Stack component="form" spacing={2} onSubmit={save} sx={{ p: 2 }}>
      <Typography component="h3" variant="subtitle1">
        Redirect the {row.ship}
      </Typography>
      <TextField
        label="Port"
        size="small"
        value={port}
        onChange={(event) => setPort(event.target.value)}
        error={error !== ''}
        helperText={error}
        sx={{ maxWidth: 240 }}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent = (params: GridRowParams<Consignment>) => (
  <DetailRow>
    <PortForm {...params} />
  </DetailRow>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function AutoHeightForm() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Ships with a form each"
        columns={columns}
        rows={consignments}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [2] } }}
        hideFooter
      />
    </div>
  );
}
