import path from 'node:path';
import { writeIfChanged } from '../lib/writeIfChanged';

/** An address that moved for good. Both with a trailing slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Addresses of earlier versions of the documentation, and where their pages are now. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/', to: '/x/introduction/' },
  { from: '/x/', to: '/x/introduction/' },
  { from: '/x/advanced-components/', to: '/x/introduction/' },
  {
    from: '/x/react-data-grid/group-pivot/',
    to: '/x/react-data-grid/tree-data/',
  },
  {
    from: '/x/react-data-grid/columns/',
    to: '/x/react-data-grid/column-definition/',
  },
  {
    from: '/x/react-data-grid/rows/',
    to: '/x/react-data-grid/row-definition/',
  },
  {
    from: '/x/react-data-grid/selection/',
    to: '/x/react-data-grid/row-selection/',
  },
  {
    from: '/x/react-data-grid/migration-v4/',
    to: '/x/migration/migration-data-grid-v4/',
  },
  {
    from: '/x/react-data-grid/migration-v5/',
    to: '/x/migration/migration-data-grid-v5/',
  },
  {
    from: '/x/react-date-pickers/migration-lab/',
    to: '/x/migration/migration-pickers-lab/',
  },
  {
    from: '/x/react-date-pickers/calendar/',
    to: '/x/react-date-pickers/date-calendar/',
  },
  {
    from: '/x/react-date-pickers/legacy-date-time-picker/',
    to: '/x/react-date-pickers/date-time-picker/',
  },
  { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
  { from: '/x/react-charts/tree-map/', to: '/x/react-charts/treemap/' },
  {
    from: '/x/api/date-pickers/clock-picker/',
    to: '/x/api/date-pickers/time-clock/',
  },
  {
    from: '/x/api/date-pickers/calendar-picker/',
    to: '/x/api/date-pickers/date-calendar/',
  },
  {
    from: '/x/api/date-pickers/calendar-picker-skeleton/',
    to: '/x/api/date-pickers/day-calendar-skeleton/',
  },
  {
    from: '/x/api/date-pickers/month-picker/',
    to: '/x/api/date-pickers/month-calendar/',
  },
  {
    from: '/x/api/date-pickers/year-picker/',
    to: '/x/api/date-pickers/year-calendar/',
  },
  {
    from: '/x/api/date-pickers/desktop-next-date-picker/',
    to: '/x/api/date-pickers/desktop-date-picker/',
  },
  {
    from: '/x/api/date-pickers/next-date-picker/',
    to: '/x/api/date-pickers/date-picker/',
  },
];

/**
 * The redirects whose page exists already, by the site's own paths.
 * The others begin to work with the build that has their page.
 */
export function selectLiveRedirects(
  redirects: readonly Redirect[],
  paths: readonly string[],
): Redirect[] {
  const known = new Set(paths);
  return redirects.filter(({ to }) => known.has(to));
}

/** The format that static hosts read: `FROM TO STATUS`, one a line, in each language. */
export function renderRedirects(redirects: readonly Redirect[]): string {
  return ['', '/zh']
    .flatMap((prefix) =>
      redirects.map(({ from, to }) => `${prefix}${from} ${prefix}${to} 301\n`),
    )
    .join('');
}

/** Writes `_redirects` beside the pages; `npm start` serves it too. */
export async function writeRedirectsFile(
  outDir: string,
  redirects: readonly Redirect[],
): Promise<void> {
  await writeIfChanged(
    path.join(outDir, '_redirects'),
    renderRedirects(redirects),
  );
}
