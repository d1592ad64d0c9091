import * as React from 'react';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import Box from '@mui/material/Box';
import { consignments, type Consignment } from './data';
import { DetailRow } from './detailRow';

const loadColumns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 100 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

function InnerGrid({ row }: GridRowParams<Consignment>) {
  const apiRef = useGridApiContext();
  const [width, setWidth] = React.useState<number>();

  React.useLayoutEffect(() => {
    const update = () => {
      const size = apiRef.current.getRootDimensions();
      if (size.isReady) {
        setWidth(size.viewportInnerSize.width + size.leftPinnedWidth);
      }
    };
    update();
    return apiRef.current.subscribeEvent('viewportInnerSizeChange', update);
  }, [apiRef]);

  // A grid that starts without a width complains.
  return width === undefined ? null : (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width, p: 2 }}>
      <DataGridPro
        aria-label={`Load of the ${row.ship}`}
        autoHeight
        density="compact"
        columns={loadColumns}
        rows={row.load}
        getRowId={({ item }) => item}
        hideFooter
      />
    </Box>
  );
}

const columns: GridColDef<Consignment>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => '±' },
  { field: 'ship', headerName: 'Ship', width: 300 },
  { field: 'port', headerName: 'Port', width: 300 },
  { field: 'id', headerName: 'Berth', width: 300 },
];

const getDetailPanelContent = (params: GridRowParams<Consignment>) => (
  <DetailRow>
    <InnerGrid {...params} />
  </DetailRow>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function FullWidthPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Ships, wide table"
        columns={columns}
        rows={consignments}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        pinnedColumns={{ left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] }}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        hideFooter
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </div>
  );
}
