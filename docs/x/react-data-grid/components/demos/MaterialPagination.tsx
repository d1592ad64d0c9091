import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import {
  DataGrid,
  GridPagination,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function PageButtons({
  page,
  onPageChange,
}: Pick<TablePaginationProps, 'page' | 'onPageChange'>) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of plants"
      size="small"
      color="primary"
      siblingCount={0}
      sx={{ flexShrink: 0, '& ul': { flexWrap: 'nowrap' } }}
      count={count}
      page={page + 1}
      onChange={(event, value) =>
        onPageChange(event as React.MouseEvent<HTMLButtonElement>, value - 1)
      }
    />
  );
}

function NumberedPagination() {
  return <GridPagination ActionsComponent={PageButtons} />;
}

export default function MaterialPagination() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Plants of the garden"
        columns={columns}
        rows={rows}
        pageSizeOptions={[2]}
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        slots={{ pagination: NumberedPagination }}
      />
    </div>
  );
}
