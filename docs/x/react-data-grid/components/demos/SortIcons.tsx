import KeyboardDoubleArrowDownIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import KeyboardDoubleArrowUpIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

// The grid also passes `sortingOrder`, which an SVG element does not know.
function UnsortedIcon({ className }: { className?: string }) {
  return <UnfoldMoreIcon className={className} fontSize="small" />;
}

export default function SortIcons() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants by height"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'asc' }] },
        }}
        slots={{
          columnSortedAscendingIcon: KeyboardDoubleArrowUpIcon,
          columnSortedDescendingIcon: KeyboardDoubleArrowDownIcon,
          columnUnsortedIcon: UnsortedIcon,
        }}
        hideFooter
      />
    </div>
  );
}
