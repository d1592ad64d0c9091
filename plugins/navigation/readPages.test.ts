import path from 'node:path';
import { readPages, toPathname } from './readPages';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);

describe('readPages', () => {
  it('finds the pages, and neither demos nor files that start with an underscore', () => {
    const pages = readPages({
      directory: path.join(SITE, 'docs/x'),
      siteDirectory: SITE,
      routeBasePath: 'x',
    });

    expect(
      pages.map(({ pathname, docId, file }) => [pathname, docId, file]),
    ).toEqual([
      [
        '/x/introduction',
        'introduction/index',
        'docs/x/introduction/index.mdx',
      ],
      ['/x/orphan', 'orphan/index', 'docs/x/orphan/index.mdx'],
      [
        '/x/react-charts',
        'react-charts/index',
        'docs/x/react-charts/index.mdx',
      ],
      [
        '/x/react-data-grid',
        'react-data-grid/index',
        'docs/x/react-data-grid/index.mdx',
      ],
      [
        '/x/react-data-grid/filtering',
        'react-data-grid/filtering',
        'docs/x/react-data-grid/filtering.md',
      ],
      [
        '/x/react-data-grid/sorting',
        'react-data-grid/sorting/index',
        'docs/x/react-data-grid/sorting/index.mdx',
      ],
      ['/x/whats-new', 'whats-new', 'docs/x/whats-new.mdx'],
    ]);
  });

  it('finds none where the folder does not exist, as with a language without translations', () => {
    expect(
      readPages({
        directory: path.join(SITE, 'i18n/fr'),
        siteDirectory: SITE,
        routeBasePath: 'x',
      }),
    ).toEqual([]);
  });
});

describe('toPathname', () => {
  it.each([
    ['react-data-grid/sorting/index', '/x/react-data-grid/sorting'],
    ['react-data-grid/sorting', '/x/react-data-grid/sorting'],
    ['index', '/x'],
    ['react-data-grid/reindex', '/x/react-data-grid/reindex'],
  ])('serves %s at %s', (docId, pathname) => {
    expect(toPathname('x', docId)).toBe(pathname);
  });
});
