// Stands in for a server: it answers after a while, from data of its own.
import type {
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export interface Station {
  id: number;
  name: string;
  region: string;
  altitude: number;
}

const places = ['Birch', 'Falcon', 'Granite', 'Heron', 'Larch', 'Otter'];
const sites = ['Peak', 'Lake', 'Pass', 'Ridge', 'Valley', 'Dam'];
const regions = ['North', 'East', 'South', 'West'];

const stations = places.flatMap((place, i) =>
  sites.map((site, j): Station => {
    const id = i * sites.length + j + 1;
    return {
      id,
      name: `${place} ${site}`,
      region: regions[(i + j) % regions.length] ?? 'North',
      altitude: 180 + ((id * 577) % 2600),
    };
  }),
);

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** What a real data source would send as the query of its request. */
export function toQuery(params: GridGetRowsParams) {
  const { page, pageSize } = params.paginationModel;
  const query = [`page=${page}`, `size=${pageSize}`];
  for (const { field, sort } of params.sortModel) {
    query.push(`sort=${field}:${sort}`);
  }
  for (const { field, operator, value } of params.filterModel.items) {
    if (value) {
      query.push(`filter=${field}:${operator}:${value}`);
    }
  }
  return query.join('&');
}

export async function fetchStations(
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  const { filterModel, sortModel, paginationModel } = params;
  await wait(500);

  let found = stations.filter((station) =>
    filterModel.items.every(({ field, value }) => {
      const text = String(station[field as keyof Station]).toLowerCase();
      return !value || text.includes(String(value).toLowerCase());
    }),
  );
  const [order] = sortModel;
  if (order) {
    const field = order.field as keyof Station;
    const sign = order.sort === 'desc' ? -1 : 1;
    found = found.sort((a, b) => {
      if (a[field] === b[field]) {
        return a.id - b.id;
      }
      return a[field] < b[field] ? -sign : sign;
    });
  }
  const start = paginationModel.page * paginationModel.pageSize;
  return {
    rows: found.slice(start, start + paginationModel.pageSize),
    rowCount: found.length,
  };
}
