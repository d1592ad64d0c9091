import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { fetchSightings, TOTAL, type Sighting } from './data';

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
];

const PAGE = 20;

export default function LoadAtTheEnd() {
  const [rows, setRows] = React.useState<readonly Sighting[]>([]);
  const [target, setTarget] = React.useState(PAGE);

  React.useEffect(() => {
    let outdated = false;
    fetchSightings(target - PAGE, target).then((next) => {
      if (!outdated) {
        setRows((loaded) => [...loaded.slice(0, target - PAGE), ...next]);
      }
    });
    return () => {
      outdated = true;
    };
  }, [target]);

  const loadMore = () => {
    setTarget(Math.min(rows.length + PAGE, TOTAL));
  };

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Bird sightings"
        columns={columns}
        rows={rows}
        loading={rows.length < target}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
        slotProps={{
          loadingOverlay: {
            variant: 'linear-progress',
            noRowsVariant: 'skeleton',
          },
        }}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
