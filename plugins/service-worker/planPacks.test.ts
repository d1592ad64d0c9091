import type { ChunkGroup } from './chunkGraph';
import { planPacks } from './planPacks';

const NAMES = ['main', 'docs', 'intro', 'grid', 'bars', 'grid-api', 'old'];
const GRAPH: readonly ChunkGroup[] = NAMES.map((name) => ({
  name,
  files: [`assets/js/${name}.js`],
  children: [],
}));

const plan = () =>
  planPacks({
    docsPath: '/zh/x/',
    baseUrl: '/zh/',
    paths: [
      '/zh/',
      '/zh/x/introduction/',
      '/zh/x/react-data-grid/sorting/',
      '/zh/x/api/data-grid/data-grid/',
      '/zh/x/react-charts/bars/',
      '/zh/x/7.16.0/react-charts/bars/',
    ],
    routeChunks: {
      '/zh/x/-1a2': { __comp: 'docs' },
      '/zh/x/introduction/-2ab': { content: 'intro' },
      '/zh/x/react-data-grid/sorting/-3cd': {
        __comp: 'docs',
        __context: { data: 'grid' },
      },
      '/zh/x/api/data-grid/data-grid/-4ef': { content: 'grid-api' },
      '/zh/x/react-charts/bars/-567': { content: 'bars' },
      '/zh/x/7.16.0/react-charts/bars/-89a': { content: 'old' },
    },
    graph: GRAPH,
    readPageFiles: () => ['/img/mark.svg'],
  });

const toFiles = (...names: string[]) => [
  '/img/mark.svg',
  ...names.map((name) => `/zh/assets/js/${name}.js`).sort(),
];

describe('planPacks', () => {
  it('gives each product its guides and API pages, with the pages of no product', () => {
    expect(plan().map(({ product, pages }) => [product, pages])).toEqual([
      ['x-charts', ['/zh/x/introduction/', '/zh/x/react-charts/bars/']],
      [
        'x-data-grid',
        [
          '/zh/x/api/data-grid/data-grid/',
          '/zh/x/introduction/',
          '/zh/x/react-data-grid/sorting/',
        ],
      ],
    ]);
  });

  it('takes the code of these pages and of the routes above them, nothing of other products or cut versions', () => {
    expect(plan().map(({ files }) => files)).toEqual([
      toFiles('bars', 'docs', 'intro', 'main'),
      toFiles('docs', 'grid', 'grid-api', 'intro', 'main'),
    ]);
  });
});
