import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExport,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const getRowsToExport = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridExpandedSortedRowIdsSelector(apiRef);

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ getRowsToExport }}
        excelOptions={{ getRowsToExport }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['kind'] } },
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest by kind"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        groupingColDef={{ headerName: 'Kind' }}
        slots={{ toolbar: ExportToolbar }}
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
      />
    </div>
  );
}
