import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

function LoansAndBranches() {
  const apiRef = useGridApiContext();
  const branches = useGridSelector(
    apiRef,
    gridFilteredTopLevelRowCountSelector,
  );
  const all = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <Typography variant="body2" sx={{ mx: 2 }}>
      {all} loans in {branches} branches
    </Typography>
  );
}

export default function GroupTotals() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Overdue loans by branch"
        columns={columns}
        rows={rows}
        initialState={{
          rowGrouping: { model: ['branch'] },
          columns: { columnVisibilityModel: { branch: false } },
        }}
        slots={{ footerRowCount: LoansAndBranches }}
        experimentalFeatures={{ ariaV8: true }}
      />
    </div>
  );
}
