import { alpha, styled } from '@mui/material/styles';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const rows = [
  { id: 1, month: 'January', mm: 62 },
  { id: 2, month: 'February', mm: 48 },
  { id: 3, month: 'March', mm: 55 },
  { id: 4, month: 'April', mm: 41 },
  { id: 5, month: 'May', mm: 70 },
];

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 100 },
  { field: 'mm', headerName: 'Rain (mm)', type: 'number', width: 120 },
];

const StripedGrid = styled(DataGrid)(({ theme }) => {
  const stripe = alpha(theme.palette.primary.main, 0.08);
  const hovered = alpha(theme.palette.primary.main, 0.16);
  return {
    [`& .${gridClasses.row}.even`]: {
      backgroundColor: stripe,
      '&:hover': { backgroundColor: hovered },
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: hovered },
    },
  };
});

export default function StripedRows() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <StripedGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        aria-label="Rain by month"
        hideFooter
      />
    </div>
  );
}
