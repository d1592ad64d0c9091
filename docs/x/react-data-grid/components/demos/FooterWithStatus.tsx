import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    saved?: boolean;
    onSave?: () => void;
  }
}

type FooterProps = NonNullable<GridSlotsComponentsProps['footer']>;

function StatusFooter({ saved, onSave }: FooterProps) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {count} plants, {saved ? 'saved' : 'not saved'}
      </Typography>
      <Button size="small" onClick={onSave} disabled={saved}>
        Save
      </Button>
    </GridFooterContainer>
  );
}

export default function FooterWithStatus() {
  const [saved, setSaved] = React.useState(false);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants of the garden"
        columns={columns}
        rows={rows}
        slots={{ footer: StatusFooter }}
        slotProps={{ footer: { saved, onSave: () => setSaved(true) } }}
      />
    </div>
  );
}
