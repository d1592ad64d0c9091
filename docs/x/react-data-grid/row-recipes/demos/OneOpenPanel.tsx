import * as React from 'react';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import Typography from '@mui/material/Typography';
import { orchard, type Tree } from './data';

const columns: GridColDef<Tree>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 70,
    renderHeader: () => 'Note',
  },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 120 },
  { field: 'planted', headerName: 'Planted', width: 100 },
];

function getDetailPanelContent({ row }: GridRowParams<Tree>) {
  return <Typography sx={{ p: 2 }}>{row.note}</Typography>;
}
const getDetailPanelHeight = () => 'auto' as const;

export default function OneOpenPanel() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>([2]);

  // The id that was opened last is at the end.
  const keepNewest = (ids: GridRowId[]) => setOpenIds(ids.slice(-1));

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Apple trees, one open at a time"
        columns={columns}
        rows={orchard}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </div>
  );
}
