import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { consignments, type Consignment } from './data';
import { LoadList } from './loadList';

function getDetailPanelContent({ row }: GridRowParams<Consignment>) {
  return row.load.length > 0 ? (
    <LoadList ship={row.ship} load={row.load} />
  ) : null;
}

function getDetailPanelHeight({ row }: GridRowParams<Consignment>) {
  return 20 + row.load.length * 60;
}

export default function OpenDetails() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Ships and their load"
        columns={columns}
        rows={consignments}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        hideFooter
      />
    </div>
  );
}
