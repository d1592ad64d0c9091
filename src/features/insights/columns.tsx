import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { GridColDef } from '@mui/x-data-grid';

/** Column of a page's path, which leads to the page. */
export function createPageColumn<Row extends { readonly page: string }>(
  minWidth = 240,
): GridColDef<Row> {
  return {
    field: 'page',
    headerName: translate({ id: 'insights.page', message: 'Page' }),
    flex: 1,
    minWidth,
    renderCell: ({ row }) => (
      // Stored from outside, so it may lead to no page.
      <Link to={row.page} data-noBrokenLinkCheck dir="ltr">
        {row.page}
      </Link>
    ),
  };
}

/** Column of a count; numbers are formatted by the grid. */
export function createCountColumn<Row extends object>(
  field: keyof Row & string,
  headerName: string,
): GridColDef<Row> {
  return { field, headerName, type: 'number', width: 120 };
}
