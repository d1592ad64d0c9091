import fs from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../tests/setup/tempDirectory';
import { prepareVersion } from './prepareVersion';

const repository = path.join(__dirname, '..', '..');
/** Kept between runs, so that only the first one reads the packages. */
const siteDirectory = path.join(repository, '.cache', 'api-site-test');
const GUIDE = 'docs/x/react-data-grid/sorting/index.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

const source = {
  siteDirectory,
  tree: { name: 'current', directory: 'docs/x' },
  routeBasePath: 'x',
  packagesRoot: path.relative(
    siteDirectory,
    path.join(repository, 'node_modules'),
  ),
  locales: ['en', 'zh'],
};

const guide = `---
title: Sorting
components: [DataGrid, GridColDef]
---

Set \`sortModel\`.

## Start sorted {/* #start */}

<Demo src="./demos/InitialSort.tsx" />

<GridSelectors category="Sorting" />
`;

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(path.join(siteDirectory, file), 'utf8'));
}

function listFiles(folder: string, extension: string): string[] {
  return fs
    .readdirSync(path.join(siteDirectory, folder), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(extension));
}

describe('prepareVersion with the installed packages', () => {
  beforeAll(async () => {
    for (const folder of ['docs', 'i18n']) {
      fs.rmSync(path.join(siteDirectory, folder), {
        recursive: true,
        force: true,
      });
    }
    writeFiles(siteDirectory, {
      [GUIDE]: guide,
      'docs/x/react-data-grid/sorting/demos/InitialSort.tsx': `
        import { DataGrid } from '@mui/x-data-grid';
        export default () => <DataGrid sortModel={[]} />;
      `,
      [`${ZH}/react-data-grid/sorting/index.mdx`]: guide
        .replace('title: Sorting', 'title: 排序')
        .replace('Start sorted', '初始排序'),
      'i18n/zh/api/pages.json': '{ "component": "{name} 组件：{facts}。" }',
      'i18n/zh/api/data-grid/data-grid.json':
        '{ "prop:sortModel": "设置排序模型。" }',
      'docs/x/api/charts/gone.mdx': 'of an older release',
    });
    await prepareVersion(source);
  }, 120_000);

  it('writes a page and its data for each component, interface and product, in each language', () => {
    expect(listFiles('docs/x/api', '.mdx')).toHaveLength(145);
    expect(listFiles('docs/x/api', '.json')).toHaveLength(145);
    expect(listFiles(`${ZH}/api`, '.mdx')).toHaveLength(145);
  });

  it('deletes pages that no longer exist', () => {
    expect(listFiles('docs/x/api', 'gone.mdx')).toEqual([]);
  });

  it('tells pages about the guides and demos, in the language of the page', () => {
    expect(readJson('docs/x/api/data-grid/data-grid.json')).toMatchObject({
      sourceHref:
        'https://github.com/mui/mui-x/blob/v7.17.0/packages/x-data-grid/src/DataGrid/DataGrid.tsx',
      demos: [{ title: 'Sorting', href: '/x/react-data-grid/sorting/' }],
      uses: {
        sortModel: [
          {
            title: 'Sorting › Start sorted',
            href: '/x/react-data-grid/sorting/#InitialSort',
          },
        ],
      },
      translations: {},
    });
    expect(readJson(`${ZH}/api/data-grid/data-grid.json`)).toMatchObject({
      demos: [{ title: '排序' }],
      uses: { sortModel: [{ title: '排序 › 初始排序' }] },
      translations: { 'prop:sortModel': '设置排序模型。' },
    });
  });

  it('links nowhere that does not exist', () => {
    const texts = listFiles('docs/x/api', '.json').map((file) =>
      fs.readFileSync(path.join(siteDirectory, 'docs/x/api', file), 'utf8'),
    );
    const links = texts.flatMap((text) =>
      [...text.matchAll(/"href":"(\/[^"#]*)/g)].map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(
      links.filter(
        (href) => !/^\/x\/(api|react-data-grid\/sorting)\//.test(href ?? ''),
      ),
    ).toEqual([]);
  });

  it('writes catalogues for guides, and the API of each demo', () => {
    expect(
      listFiles('.cache/api-reference/catalogues/current', '.json'),
    ).toHaveLength(27);
    expect(readJson('.cache/api-model/current/demo-api.json')).toEqual({
      'react-data-grid/sorting/InitialSort': [
        { name: 'DataGrid', href: '/x/api/data-grid/data-grid/' },
        {
          name: 'sortModel',
          of: 'DataGrid',
          href: '/x/api/data-grid/data-grid/#data-grid-prop-sort-model',
        },
      ],
    });
  });

  it('does nothing, quickly, for the next language', async () => {
    const file = path.join(siteDirectory, 'docs/x/api/charts/gauge.json');
    const before = fs.statSync(file).mtimeMs;
    const startMs = performance.now();
    await prepareVersion(source);
    expect(performance.now() - startMs).toBeLessThan(500);
    expect(fs.statSync(file).mtimeMs).toBe(before);
  });

  it('writes a page again that somebody deleted', async () => {
    const file = path.join(siteDirectory, 'docs/x/api/charts/gauge.mdx');
    fs.rmSync(file);
    await prepareVersion(source);
    expect(fs.existsSync(file)).toBe(true);
  });

  it('checks guides again when what old releases had is another', async () => {
    const stamp = '.cache/api-reference/current.stamp.json';
    const before = readJson(stamp)['hash'];
    const file = 'plugins/migrations/published/tree-view-6.0.0.json';
    writeFiles(siteDirectory, { [file]: '{}' });
    await prepareVersion(source);
    expect(readJson(stamp)['hash']).not.toBe(before);
    fs.rmSync(path.join(siteDirectory, file));
  });

  it('stops with all problems of guides and translations at once', async () => {
    writeFiles(siteDirectory, {
      [GUIDE]: guide
        .replace('`sortModel`', '`sortModle`')
        .replace('"Sorting"', '"Sort"'),
      'i18n/zh/api/data-grid/data-grid.json': '{ "prop:sortModle": "…" }',
    });
    await expect(prepareVersion(source)).rejects.toThrow(
      new RegExp(
        [
          `${GUIDE}:6 — "sortModle" is no prop`,
          `${GUIDE}:12 — <GridSelectors category="Sort"> lists nothing`,
          'data-grid\\.json — The key "prop:sortModle" names nothing',
        ].join('[^]*'),
      ),
    );
  });

  it('stops first when a guide declares an unknown component', async () => {
    writeFiles(siteDirectory, {
      [GUIDE]: guide.replace('DataGrid', 'DataGird'),
    });
    await expect(prepareVersion(source)).rejects.toThrow(
      `${GUIDE}:3 — The front matter's "components" names "DataGird", which has no API page. Did you mean "DataGrid"?`,
    );
  });
});
