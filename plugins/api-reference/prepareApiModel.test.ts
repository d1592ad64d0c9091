import fs from 'node:fs';
import path from 'node:path';
import { loadModel } from './loadModel';
import { apiPages } from './pages';
import { prepareApiModel } from './prepareApiModel';
import type { ApiModel, ComponentPage, InterfacePage } from './types';

const siteDir = path.join(__dirname, '..', '..');
/** Kept between runs, so that only the first one reads the packages. */
const outDir = '.cache/api-model-test';

const options = {
  siteDir,
  outDir,
  packagesRoot: 'node_modules',
  version: 'current',
};

function isPage<Kind extends 'component' | 'interface'>(
  file: ApiModel['files'][string],
  kind: Kind,
): file is Extract<ComponentPage | InterfacePage, { kind: Kind }> {
  return 'kind' in file && file.kind === kind;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

describe('prepareApiModel with the installed packages', () => {
  let model: ApiModel;
  let components: ComponentPage[];
  let interfaces: InterfacePage[];

  beforeAll(async () => {
    await prepareApiModel(options);
    model = await loadModel(path.join(siteDir, outDir));
    const files = Object.values(model.files);
    components = files.filter((file) => isPage(file, 'component'));
    interfaces = files.filter((file) => isPage(file, 'interface'));
  }, 120_000);

  it('writes every page of the list', () => {
    expect(components).toHaveLength(120);
    expect(interfaces).toHaveLength(21);
    expect(apiPages).toHaveLength(145);
  });

  it('finds all members, slots, classes and catalogue entries', () => {
    const countEntries = (file: string): number => {
      const entries = model.files[file];
      return Array.isArray(entries) ? entries.length : 0;
    };
    expect({
      props: sum(components.map(({ props }) => props.length)),
      slots: sum(components.map(({ slots }) => slots.length)),
      classes: sum(components.map(({ classes }) => classes.length)),
      properties: sum(interfaces.map(({ properties }) => properties.length)),
      events: countEntries('data-grid/events.json'),
      selectors: countEntries('data-grid/selectors.json'),
      slices: Object.keys(model.files).filter((file) =>
        file.startsWith('data-grid/grid-api/'),
      ).length,
    }).toEqual({
      props: 2783,
      slots: 764,
      classes: 658,
      properties: 428,
      events: 59,
      // 90 to use, and one that is deprecated.
      selectors: 91,
      slices: 16,
    });
  });

  it('counts per product', () => {
    const counts = Object.fromEntries(
      model.manifest.products.map((product) => [
        product,
        sum(
          components
            .filter((page) => page.product === product)
            .map(({ props }) => props.length),
        ),
      ]),
    );
    expect(counts).toEqual({
      charts: 523,
      'data-grid': 448,
      'date-pickers': 1681,
      'tree-view': 131,
    });
  });

  it('gives every component an import and no import of a stub', () => {
    expect(components.filter(({ imports }) => imports.length === 0)).toEqual(
      [],
    );
    const grid = components.find(({ name }) => name === 'DataGrid');
    expect(grid?.imports).toEqual([
      "import { DataGrid } from '@mui/x-data-grid/DataGrid'",
      "import { DataGrid } from '@mui/x-data-grid'",
    ]);
  });

  it('shows no path of this machine and no import() in a type', () => {
    const text = JSON.stringify(model);
    expect(text).not.toContain(siteDir);
    expect(text).not.toContain('import(');
    expect(text).not.toContain('node_modules');
  });

  it('links only to routes below /x/ or to other sites', () => {
    const links = [
      ...JSON.stringify(model.files).matchAll(/\]\(([^)\s]*)\)/g),
    ].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(100);
    expect(
      links.filter(
        (link) => !/^(\/x\/|https?:\/\/(?!mui\.com\/x\/))/.test(link),
      ),
    ).toEqual([]);
  });

  it('resolves every member to at least one alternative', () => {
    const empty = components.flatMap((page) =>
      page.props
        .filter(({ alternatives, type }) => {
          return alternatives.length === 0 && type !== 'null';
        })
        .map((prop) => `${page.name}.${prop.name}`),
    );
    expect(empty).toEqual([]);
  });

  it('writes nothing when neither packages nor plugin changed', async () => {
    const manifest = path.join(siteDir, outDir, 'manifest.json');
    const before = fs.statSync(manifest).mtimeMs;
    const startMs = performance.now();
    expect(await prepareApiModel(options)).toEqual(model.manifest);
    expect(fs.statSync(manifest).mtimeMs).toBe(before);
    expect(performance.now() - startMs).toBeLessThan(1000);
  });
});
