import * as React from 'react';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 100 },
  { field: 'lead', headerName: 'Lead', type: 'number', width: 110 },
  { field: 'nitrate', headerName: 'Nitrate', width: 120 },
];

const rows = [
  { id: 1, sample: 'Well 4', lead: 3.1, nitrate: 22 },
  { id: 2, sample: 'Well 9', lead: 0.4, nitrate: 48 },
];

interface ReportItemProps extends GridColumnMenuItemProps {
  onReport?: (name: string) => void;
}

function ReportItem({ colDef, onClick, onReport }: ReportItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onReport?.(colDef.headerName ?? colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FlagOutlinedIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Report a problem</ListItemText>
    </MenuItem>
  );
}

export default function AddMenuItem() {
  const [reported, setReported] = React.useState('nothing');

  const slots = React.useMemo(
    () => ({
      columnMenu: (props: GridColumnMenuProps) => (
        <GridColumnMenu
          {...props}
          slots={{ reportItem: ReportItem }}
          slotProps={{
            reportItem: { displayOrder: 15, onReport: setReported },
          }}
        />
      ),
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 190, width: '100%' }}>
        <DataGrid
          aria-label="Water samples"
          columns={columns}
          rows={rows}
          slots={slots}
          hideFooter
        />
      </div>
      <div role="status">Reported: {reported}</div>
    </Stack>
  );
}
