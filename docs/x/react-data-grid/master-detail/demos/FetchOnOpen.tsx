import * as React from 'react';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import Skeleton from '@mui/material/Skeleton';
import { columns } from './columns';
import { consignments, fetchLoad, type Consignment } from './data';
import { LoadList } from './loadList';

/** Requests by ship: a panel that opens again has its answer already. */
const cache = new Map<number, Promise<Consignment['load']>>();

function getLoad(id: number) {
  const request = cache.get(id) ?? fetchLoad(id);
  cache.set(id, request);
  request.catch(() => cache.delete(id)); // a failed one may be tried again
  return request;
}

function ShipDetails({ row }: GridRowParams<Consignment>) {
  const [load, setLoad] = React.useState<Consignment['load'] | null>(null);

  React.useEffect(() => {
    let isClosed = false;
    getLoad(row.id).then((answer) => {
      if (!isClosed) {
        setLoad(answer);
      }
    });
    return () => {
      isClosed = true;
    };
  }, [row.id]);

  return load ? (
    <LoadList ship={row.ship} load={load} />
  ) : (
    <Skeleton variant="rounded" height={72} sx={{ m: 2 }} />
  );
}

const getDetailPanelContent = (params: GridRowParams<Consignment>) => (
  <ShipDetails {...params} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function FetchOnOpen() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Ships, load fetched on demand"
        columns={columns}
        rows={consignments}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
