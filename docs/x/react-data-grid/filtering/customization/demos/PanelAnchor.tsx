import * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setFilterButton: (element: HTMLButtonElement | null) => void;
  }
}

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, piece: 'Overture', minutes: 9 },
  { id: 2, piece: 'Cello concerto', minutes: 27 },
  { id: 3, piece: 'Two dances', minutes: 11 },
];

interface ToolbarProps {
  setFilterButton: (element: HTMLButtonElement | null) => void;
}

function EndToolbar({ setFilterButton }: ToolbarProps) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setFilterButton} />
    </GridToolbarContainer>
  );
}

export default function PanelAnchor() {
  const [filterButton, setFilterButton] =
    React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Concert programme"
        columns={columns}
        rows={rows}
        slots={{ toolbar: EndToolbar }}
        slotProps={{
          panel: { anchorEl: filterButton, placement: 'bottom-end' },
          toolbar: { setFilterButton },
        }}
        hideFooter
        sx={{ '& .MuiBadge-invisible': { display: 'none' } }}
      />
    </div>
  );
}
