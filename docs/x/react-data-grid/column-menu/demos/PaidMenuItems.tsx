import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 110 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 120 },
];

const rows = [
  { id: 1, line: 'Red', stop: 'Market', riders: 1840 },
  { id: 2, line: 'Red', stop: 'Zoo', riders: 655 },
  { id: 3, line: 'Blue', stop: 'Hospital', riders: 1210 },
];

export default function PaidMenuItems() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['line'] },
      aggregation: { model: { riders: 'sum' } },
    },
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Riders per stop"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        groupingColDef={{ headerName: 'Line' }}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
