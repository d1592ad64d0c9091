import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'basin', headerName: 'Basin' },
  { field: 'gauge', headerName: 'Gauge', width: 60 },
  { field: 'level', headerName: 'Level (cm)', type: 'number' },
];

const rows = [
  { id: 1, basin: 'Upper Tarn', gauge: 'Weir', level: 112 },
  { id: 2, basin: 'Upper Tarn', gauge: 'Footbridge below the mill', level: 87 },
  { id: 3, basin: 'Lower Tarn', gauge: 'Old harbour', level: 240 },
  { id: 4, basin: 'Lower Tarn', gauge: 'Estuary', level: 305 },
];

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['basin'] } },
  });

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', () => {
        apiRef.current.autosizeColumns({ includeOutliers: true });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 390, width: '100%' }}>
      <DataGridPremium
        aria-label="River gauges"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        groupingColDef={{ headerName: 'Basin', width: 140 }}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
