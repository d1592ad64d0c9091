import {
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { GridToolbarExport as ExportWithExcel } from '@mui/x-data-grid-premium';

function createToolbar(Export: typeof GridToolbarExport) {
  return function DemoToolbar() {
    return (
      <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
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
