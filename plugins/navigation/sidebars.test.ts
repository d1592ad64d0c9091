/** The navigation of this site, counted against that of the documentation of 7.17.0. */
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import navigation from '../../sidebars';
import {
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import { checkEntries } from './checkNavigation';
import { createParseFrontMatter } from './parseFrontMatter';
import type { NavigationEntry } from './types';
import { walkNavigation, walkPages } from './walk';

const entries = walkNavigation(navigation).map(({ entry }) => entry);
const pathnames = walkPages(navigation).map(({ entry }) => entry.pathname);

function count(isCounted: (entry: NavigationEntry) => unknown): number {
  return entries.filter(isCounted).length;
}

/** `/x/react-charts/bars` → `docs/x/react-charts/bars/index.mdx` */
function toFile(pathname: string): string {
  return `docs${pathname}/index.mdx`;
}

/** `react-charts/bars/index` → `/x/react-charts/bars`; other values as they are. */
function toPathname(docId: unknown): unknown {
  return typeof docId === 'string'
    ? `/x/${docId.replace(/\/index$/, '')}`
    : docId;
}

describe('sidebars.ts', () => {
  it('has the eight roots in the order that readers know', () => {
    expect(
      navigation.map(({ entry, sidebar }) => [entry.title, sidebar]),
    ).toEqual([
      ["What's new in MUI X", undefined],
      ['Introduction', undefined],
      ['Common concepts', undefined],
      ['Data Grid', 'dataGrid'],
      ['Date and Time Pickers', 'datePickers'],
      ['Charts', 'charts'],
      ['Tree View', 'treeView'],
      ['Migration', undefined],
    ]);
  });

  it('holds every page and group of the documentation', () => {
    expect({
      entries: entries.length,
      pages: count(({ kind }) => kind === 'page'),
      groups: count(({ kind }) => kind !== 'page'),
      subheaders: count(({ kind }) => kind === 'subheader'),
    }).toEqual({ entries: 347, pages: 301, groups: 46, subheaders: 14 });
  });

  it('marks every paid, planned, new and unstable entry, API pages included', () => {
    expect({
      pro: count(({ plan }) => plan === 'pro'),
      premium: count(({ plan }) => plan === 'premium'),
      planned: count(({ planned }) => planned),
      newFeature: count(({ newFeature }) => newFeature),
      unstable: count(({ unstable }) => unstable),
    }).toEqual({
      pro: 52,
      premium: 7,
      planned: 12,
      newFeature: 6,
      unstable: 2,
    });
  });

  it('uses no pathname twice and none of a wrong form', () => {
    expect(checkEntries(navigation)).toEqual([]);
  });

  it('gives every entry a title', () => {
    expect(entries.filter(({ title }) => !title)).toEqual([]);
  });
});

describe('previous and next page, with all pages written', () => {
  const siteDirectory = createTempDirectory();
  writeFiles(
    siteDirectory,
    Object.fromEntries(pathnames.map((pathname) => [toFile(pathname), ''])),
  );
  const parseFrontMatter = createParseFrontMatter({
    navigation,
    siteDirectory,
    routeBasePath: 'x',
    translationLocales: [],
  });

  async function findNeighbours(pathname: string): Promise<unknown[]> {
    const { frontMatter } = await parseFrontMatter({
      filePath: path.join(siteDirectory, toFile(pathname)),
      fileContent: '',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [frontMatter['pagination_prev'], frontMatter['pagination_next']].map(
      toPathname,
    );
  }

  it.each([
    ['/x/whats-new', null, '/x/introduction'],
    ['/x/introduction', '/x/whats-new', '/x/introduction/installation'],
    [
      '/x/introduction/roadmap',
      '/x/introduction/support',
      '/x/common-concepts/custom-components',
    ],
    [
      '/x/common-concepts/custom-components',
      '/x/introduction/roadmap',
      '/x/react-data-grid',
    ],
    [
      '/x/react-data-grid',
      '/x/common-concepts/custom-components',
      '/x/react-data-grid/demo',
    ],
    [
      '/x/react-data-grid/column-pinning',
      '/x/react-data-grid/column-ordering',
      '/x/react-data-grid/row-definition',
    ],
    [
      '/x/api/data-grid',
      '/x/react-data-grid/recipes-row-grouping',
      '/x/api/data-grid/data-grid',
    ],
    [
      '/x/react-data-grid/faq',
      '/x/api/data-grid/grid-excel-export-options',
      '/x/react-date-pickers',
    ],
    [
      '/x/react-charts/gauge',
      '/x/react-charts/sparkline',
      '/x/react-charts/heatmap',
    ],
    [
      '/x/migration/migration-data-grid-v4',
      '/x/migration/migration-pickers-lab',
      null,
    ],
  ])('of %s: %s, %s', async (pathname, previous, next) => {
    await expect(findNeighbours(pathname)).resolves.toEqual([previous, next]);
  });
});
