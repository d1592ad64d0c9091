import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import type { Choice } from './choices';
import type { DataSet, DemoRow } from './dataSets';
import { FreeToolbar, PremiumToolbar, ToolbarPlace } from './gridToolbar';

const slots = { noRowsOverlay: () => null };

export interface PlanGridProps {
  choice: Choice;
  dataSet: DataSet;
  columns: GridColDef<DemoRow>[];
  rows: DemoRow[];
  hasToolbar: boolean;
}

/** The grid of a plan, with what the plan adds to the view. */
export function PlanGrid(props: PlanGridProps) {
  const { choice, dataSet, columns, rows, hasToolbar } = props;
  const { label, nameField, totalField } = dataSet;
  const toolbar = choice.plan === 'premium' ? PremiumToolbar : FreeToolbar;
  const shared = {
    'aria-label': label,
    columns,
    rows,
    slots: { ...slots, toolbar: hasToolbar ? toolbar : ToolbarPlace },
  };
  const pinned = { pinnedColumns: { left: [nameField] } };

  if (choice.plan === 'community') {
    return <DataGrid {...shared} />;
  }
  const Grid = choice.plan === 'pro' ? DataGridPro : DataGridPremium;
  if (choice.view === 'tree') {
    return (
      <Grid
        {...shared}
        treeData
        getTreeDataPath={(row) => [row.area, row.place, String(row[nameField])]}
        groupingColDef={{ headerName: 'Area and place', width: 220 }}
      />
    );
  }
  if (choice.view === 'groups') {
    return (
      <DataGridPremium
        {...shared}
        groupingColDef={{ width: 200 }}
        experimentalFeatures={{ ariaV8: true }}
        initialState={{
          rowGrouping: { model: ['area', 'place'] },
          aggregation: { model: { [totalField]: 'sum' } },
        }}
      />
    );
  }
  return <Grid {...shared} initialState={pinned} />;
}
