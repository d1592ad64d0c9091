import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function HideGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['country'] },
      columns: { columnVisibilityModel: { opened: false } },
    },
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Power plants"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
