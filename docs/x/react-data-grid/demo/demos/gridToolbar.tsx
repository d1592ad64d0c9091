import Box from '@mui/material/Box';
import {
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { GridToolbarExport as ExportWithExcel } from '@mui/x-data-grid-premium';

const TOOLBAR_HEIGHT = 40;

function createToolbar(Export: typeof GridToolbarExport) {
  return function DemoToolbar() {
    return (
      <GridToolbarContainer
        sx={{ height: TOOLBAR_HEIGHT, justifyContent: 'space-between' }}
      >
        <div>
          <GridToolbarColumnsButton />
          <Export />
        </div>
        <GridToolbarQuickFilter />
      </GridToolbarContainer>
    );
  };
}

export const FreeToolbar = createToolbar(GridToolbarExport);
export const PremiumToolbar = createToolbar(ExportWithExcel);

/** Keeps the place of the toolbar until it comes, so that nothing moves. */
export function ToolbarPlace() {
  return <Box sx={{ height: TOOLBAR_HEIGHT }} />;
}
