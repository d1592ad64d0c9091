import path from 'node:path';
import navigation from '../../sidebars';
import { loadRedirects } from './loadRedirects';
import { REDIRECTS, renderRedirects, selectLiveRedirects } from './redirects';
import { walkPages } from './walk';

describe('REDIRECTS', () => {
  /** Every address that the documentation of 7.17.0 led on. */
  it.each([
    ['/', '/x/introduction/'],
    ['/x/react-data-grid/group-pivot/', '/x/react-data-grid/tree-data/'],
    ['/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'],
    ['/x/advanced-components/', '/x/introduction/'],
    ['/x/react-data-grid/rows/', '/x/react-data-grid/row-definition/'],
    ['/x/react-data-grid/selection/', '/x/react-data-grid/row-selection/'],
    [
      '/x/react-data-grid/migration-v4/',
      '/x/migration/migration-data-grid-v4/',
    ],
    [
      '/x/react-data-grid/migration-v5/',
      '/x/migration/migration-data-grid-v5/',
    ],
    [
      '/x/react-date-pickers/migration-lab/',
      '/x/migration/migration-pickers-lab/',
    ],
    ['/x/api/date-pickers/clock-picker/', '/x/api/date-pickers/time-clock/'],
    [
      '/x/api/date-pickers/calendar-picker/',
      '/x/api/date-pickers/date-calendar/',
    ],
    [
      '/x/api/date-pickers/calendar-picker-skeleton/',
      '/x/api/date-pickers/day-calendar-skeleton/',
    ],
    [
      '/x/api/date-pickers/month-picker/',
      '/x/api/date-pickers/month-calendar/',
    ],
    ['/x/api/date-pickers/year-picker/', '/x/api/date-pickers/year-calendar/'],
    [
      '/x/api/date-pickers/desktop-next-date-picker/',
      '/x/api/date-pickers/desktop-date-picker/',
    ],
    [
      '/x/api/date-pickers/next-date-picker/',
      '/x/api/date-pickers/date-picker/',
    ],
    ['/x/react-date-pickers/calendar/', '/x/react-date-pickers/date-calendar/'],
    [
      '/x/react-date-pickers/legacy-date-time-picker/',
      '/x/react-date-pickers/date-time-picker/',
    ],
    ['/x/react-charts/heat-map/', '/x/react-charts/heatmap/'],
    ['/x/react-charts/tree-map/', '/x/react-charts/treemap/'],
  ])('lead from %s to %s', (from, to) => {
    expect(REDIRECTS.filter((redirect) => redirect.from === from)).toEqual([
      { from, to },
    ]);
  });

  const pages = walkPages(navigation).map(({ entry }) => `${entry.pathname}/`);

  it('end at a page of the navigation, in one step', () => {
    expect(REDIRECTS.filter(({ to }) => !pages.includes(to))).toEqual([]);
  });

  it('hide no page: none starts at one', () => {
    expect(REDIRECTS.filter(({ from }) => pages.includes(from))).toEqual([]);
  });
});

const MOVED = [
  { from: '/', to: '/x/introduction/' },
  { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
];

describe('selectLiveRedirects', () => {
  it('leaves out those whose page is not written yet', () => {
    expect(
      selectLiveRedirects(MOVED, ['/x/introduction/', '/x/react-charts/']),
    ).toEqual([{ from: '/', to: '/x/introduction/' }]);
  });
});

describe('loadRedirects', () => {
  it('selects by the pages of the folder', () => {
    const siteDirectory = path.join(
      __dirname,
      '__fixtures__/site-with-translation-and-version',
    );

    expect(
      loadRedirects({
        directory: path.join(siteDirectory, 'docs/x'),
        siteDirectory,
        routeBasePath: 'x',
      }),
    ).toEqual([
      { from: '/', to: '/x/introduction/' },
      { from: '/x/', to: '/x/introduction/' },
      { from: '/x/advanced-components/', to: '/x/introduction/' },
    ]);
  });
});

describe('renderRedirects', () => {
  it('writes each redirect in each language, permanent', () => {
    expect(renderRedirects(MOVED)).toBe(
      `/ /x/introduction/ 301
/x/react-charts/heat-map/ /x/react-charts/heatmap/ 301
/zh/ /zh/x/introduction/ 301
/zh/x/react-charts/heat-map/ /zh/x/react-charts/heatmap/ 301
`,
    );
  });
});
