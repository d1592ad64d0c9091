import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function BaseSlots() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Favourite plants"
        columns={columns}
        rows={rows}
        checkboxSelection
        initialState={{ columns: { columnVisibilityModel: { bed: false } } }}
        slotProps={{
          baseCheckbox: {
            icon: <StarBorderIcon />,
            checkedIcon: <StarIcon />,
            color: 'secondary',
          },
        }}
        hideFooterPagination
      />
    </div>
  );
}
