import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, rows } from './data';

export default function TreeOfRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Collections of a library"
        treeData
        getTreeDataPath={getTreeDataPath}
        columns={columns}
        rows={rows}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
