import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { fetchSightings, TOTAL, type Sighting } from './data';

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
];

export default function LazyRows() {
  const apiRef = useGridApiRef();
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Sighting[]>([]);
  const latestOrder = React.useRef('[]');

  const fetchRows = async (params: GridFetchRowsParams) => {
    const { firstRowToRender: first, lastRowToRender: end } = params;
    const order = JSON.stringify(params.sortModel);
    latestOrder.current = order;
    const answer = await fetchSightings(first, end, params.sortModel);
    if (order === latestOrder.current) {
      apiRef.current?.unstable_replaceRows(first, answer);
    }
  };

  const changeOrder = (newModel: GridSortModel) => {
    setSortModel(newModel);
    setRows([]); // rows of the former order are of no use
  };

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Bird sightings, loaded where you look"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        rowCount={TOTAL}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        sortingMode="server"
        filterMode="server"
        sortModel={sortModel}
        onSortModelChange={changeOrder}
        disableColumnFilter
        hideFooterPagination
      />
    </div>
  );
}
