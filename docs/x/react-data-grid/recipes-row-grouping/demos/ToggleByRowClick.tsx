import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function ToggleByRowClick() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['branch'] } },
  });

  const toggle: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Overdue loans by branch"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        onRowClick={toggle}
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        sx={{
          '& [aria-expanded]': { cursor: 'pointer' },
        }}
      />
    </div>
  );
}
