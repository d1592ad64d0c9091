// Stands in for a server that knows a tree of archives, one level a request.
import type {
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export interface Entry {
  id: string;
  title: string;
  pages: number;
  childCount: number;
}

interface Node {
  title: string;
  pages?: number;
  children?: Node[];
}

const archive: Node[] = [
  {
    title: 'Maps',
    children: [
      {
        title: 'Coast',
        children: [
          { title: 'Harbour plans', pages: 34 },
          { title: 'Sea charts', pages: 120 },
        ],
      },
      { title: 'Roads of 1820', pages: 58 },
    ],
  },
  {
    title: 'Letters',
    children: [
      { title: 'Merchants', pages: 412 },
      { title: 'Sailors', pages: 230 },
    ],
  },
  {
    title: 'Photographs',
    children: [
      { title: 'Glass plates', pages: 95 },
      { title: 'Market days', pages: 61 },
    ],
  },
  { title: 'Catalogue', pages: 12 },
];

const countPages = (node: Node): number =>
  node.pages ??
  (node.children ?? []).reduce((sum, child) => sum + countPages(child), 0);

export async function fetchLevel(
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  const { groupKeys = [], paginationModel, sortModel } = params;
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });

  let level = archive;
  for (const key of groupKeys) {
    level = level.find(({ title }) => title === key)?.children ?? [];
  }
  const entries = level.map((node): Entry => ({
    id: [...groupKeys, node.title].join('/'),
    title: node.title,
    pages: countPages(node),
    childCount: node.children?.length ?? 0,
  }));
  const [order] = sortModel;
  if (order?.field === 'pages') {
    const sign = order.sort === 'desc' ? -1 : 1;
    entries.sort((a, b) => sign * (a.pages - b.pages));
  }
  if (groupKeys.length > 0) {
    // All children of an entry, and no row count: pages count roots only.
    return { rows: entries };
  }
  const start = paginationModel.page * paginationModel.pageSize;
  return {
    rows: entries.slice(start, start + paginationModel.pageSize),
    rowCount: entries.length,
  };
}
