import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import ts from 'typescript';
import { copyToTempDirectory } from '../../tests/setup/tempDirectory';
import demosPlugin from './index';
import type { PageDemo } from './types';

// The highlighter and the compiler take a while to start on a busy machine.
jest.setTimeout(60_000);

const CURRENT = { name: 'current', directory: 'docs/x' };
const CUT = {
  name: 'version-7.16.0',
  directory: 'versioned_docs/version-7.16.0',
};

const PACKAGES = {
  '@mui/x-charts': { version: '7.17.0', peers: [] },
  '@mui/x-data-grid': { version: '7.17.0', peers: [] },
  react: { version: '18.3.1', peers: [] },
};

function copySite(fixture: string): string {
  return copyToTempDirectory(path.join(__dirname, '__fixtures__', fixture));
}

async function prepare(siteDir: string, trees = [CURRENT, CUT]): Promise<void> {
  // The plugin reads nothing else of its context.
  const plugin = demosPlugin({ siteDir } as LoadContext, {
    trees,
    repositoryUrl: 'https://github.com/mui/mui-x',
  });
  await plugin.loadContent?.();
}

async function listModules(siteDir: string): Promise<string[]> {
  const files = await Globby('**/*', {
    cwd: path.join(siteDir, '.cache/demos'),
  });
  return files.sort();
}

/** Runs a module as the bundler would; imports of the site resolve to their own path. */
function runModule<Exported = Record<string, PageDemo>>(
  siteDir: string,
  file: string,
): Exported {
  const absolute = path.join(siteDir, '.cache/demos', file);
  const { outputText } = ts.transpileModule(fs.readFileSync(absolute, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  function load(specifier: string): { default: unknown } {
    const beside = path.join(path.dirname(file), specifier);
    switch (path.extname(specifier)) {
      case '.js':
        return { default: runModule<unknown>(siteDir, beside) };
      case '.json':
        return {
          default: JSON.parse(
            fs.readFileSync(path.join(siteDir, '.cache/demos', beside), 'utf8'),
          ),
        };
      default:
        return { default: specifier };
    }
  }
  const exports: { default?: Exported } = {};
  new Function('exports', 'require', outputText)(exports, load);
  if (!exports.default) {
    throw new Error(`${file} has no default export.`);
  }
  return exports.default;
}

describe('the demos of a site with a translation and a cut version', () => {
  const siteDir = copySite('site-with-translation-and-version');
  beforeAll(() => prepare(siteDir));

  it('has one module a page with demos and version, for browser and server; translations share it', async () => {
    await expect(listModules(siteDir)).resolves.toEqual([
      'browser/current/react-charts/bars/components.js',
      'browser/current/react-charts/bars/index.js',
      'browser/current/react-charts/bars/sources.json',
      'browser/exports.json',
      'browser/registry.js',
      'browser/version-7.16.0/react-charts/bars/components.js',
      'browser/version-7.16.0/react-charts/bars/index.js',
      'browser/version-7.16.0/react-charts/bars/sources.json',
      'server/current/react-charts/bars/index.js',
      'server/current/react-charts/bars/sources.json',
      'server/exports.json',
      'server/registry.js',
      'server/version-7.16.0/react-charts/bars/index.js',
      'server/version-7.16.0/react-charts/bars/sources.json',
    ]);
  });

  it('lists the pages by their key, for the window that shows one demo', () => {
    const readRegistry = (world: string): string =>
      fs.readFileSync(
        path.join(siteDir, '.cache/demos', world, 'registry.js'),
        'utf8',
      );

    expect(readRegistry('browser')).toBe(`export default {
  "current/react-charts/bars": () => import("./current/react-charts/bars/index.js"),
  "version-7.16.0/react-charts/bars": () => import("./version-7.16.0/react-charts/bars/index.js"),
};
`);
    expect(readRegistry('server')).toBe('export default {\n};\n');
  });

  it('knows the versions that the demos of each tree run on, for projects outside the site', () => {
    const directory = path.join(siteDir, '.cache/demos');
    const texts = ['browser', 'server'].map((world) =>
      fs.readFileSync(path.join(directory, world, 'exports.json'), 'utf8'),
    );

    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(texts[0] ?? '')).toEqual([
      {
        directory: 'docs/x',
        permalinkBase: 'https://github.com/mui/mui-x/blob/v7.17.0/',
        packages: PACKAGES,
      },
      {
        directory: 'versioned_docs/version-7.16.0',
        permalinkBase: 'https://github.com/mui/mui-x/blob/v7.16.0/',
        packages: {
          ...PACKAGES,
          '@mui/x-charts': { version: '7.16.0', peers: [] },
        },
      },
    ]);
  });

  it('knows name, title, packages, file, page, lines and height of each demo', () => {
    expect(
      runModule(siteDir, 'browser/current/react-charts/bars/index.js'),
    ).toEqual({
      BasicBars: expect.objectContaining({
        name: 'BasicBars',
        title: 'Basic bars',
        packages: ['@mui/x-charts'],
        file: 'docs/x/react-charts/bars/demos/BasicBars.tsx',
        pageKey: 'current/react-charts/bars',
        lines: { TS: 6, JS: 6, preview: 1 },
        height: { wide: 300, narrow: 320 },
      }),
      StackedBars: expect.objectContaining({
        name: 'StackedBars',
        title: 'Stacked bars',
        packages: ['@mui/x-charts', '@mui/x-charts-pro', 'react'],
        file: 'docs/x/react-charts/bars/demos/StackedBars.tsx',
        pageKey: 'current/react-charts/bars',
        lines: { TS: 14, JS: 13, preview: 1 },
        // Never measured.
        height: { wide: 400, narrow: 400 },
      }),
    });
  });

  it('loads the component and both variants of the source on demand', async () => {
    const { StackedBars } = runModule(
      siteDir,
      'browser/current/react-charts/bars/index.js',
    );
    const sources = await StackedBars?.loadSources();

    await expect(StackedBars?.loadComponent()).resolves.toEqual({
      default: '@site/docs/x/react-charts/bars/demos/StackedBars.tsx',
    });
    expect(sources?.TS.raw).toContain("const stack: string = 'total';");
    expect(sources?.JS.raw).toContain("const stack = 'total';");
  });

  it('shows a cut version its own files, whatever the current ones say', async () => {
    const { BasicBars } = runModule(
      siteDir,
      'browser/version-7.16.0/react-charts/bars/index.js',
    );
    const sources = await BasicBars?.loadSources();

    await expect(BasicBars?.loadComponent()).resolves.toEqual({
      default:
        '@site/versioned_docs/version-7.16.0/react-charts/bars/demos/BasicBars.tsx',
    });
    expect(sources?.TS.raw).toContain('height={200}');
  });

  it('has the code at hand on the server', () => {
    const { BasicBars } = runModule(
      siteDir,
      'server/current/react-charts/bars/index.js',
    );

    expect(BasicBars?.staticCode).toMatch(/^<span class="line">.*import/);
    expect(BasicBars).not.toHaveProperty('loadComponent');
  });
});

describe('a second run', () => {
  const siteDir = copySite('site-with-translation-and-version');
  const longAgo = new Date('2001-02-03T04:05:06Z');
  beforeAll(() => prepare(siteDir));

  it('writes nothing when nothing changed, so the bundler does not compile again', async () => {
    const files = (await listModules(siteDir)).map((file) =>
      path.join(siteDir, '.cache/demos', file),
    );
    files.forEach((file) => fs.utimesSync(file, longAgo, longAgo));

    await prepare(siteDir);

    expect(files).not.toEqual([]);
    expect(files.map((file) => fs.statSync(file).mtime)).toEqual(
      files.map(() => longAgo),
    );
  });

  it('deletes the modules of a page that is gone, in its own tree only', async () => {
    fs.rmSync(path.join(siteDir, 'docs/x/react-charts'), { recursive: true });
    fs.rmSync(path.join(siteDir, 'i18n'), { recursive: true });

    await prepare(siteDir);

    await expect(listModules(siteDir)).resolves.toEqual([
      'browser/exports.json',
      'browser/registry.js',
      'browser/version-7.16.0/react-charts/bars/components.js',
      'browser/version-7.16.0/react-charts/bars/index.js',
      'browser/version-7.16.0/react-charts/bars/sources.json',
      'server/exports.json',
      'server/registry.js',
      'server/version-7.16.0/react-charts/bars/index.js',
      'server/version-7.16.0/react-charts/bars/sources.json',
    ]);
  });
});

describe('a site with wrong references', () => {
  const siteDir = copySite('site-with-wrong-references');

  it('is refused with every problem at its file and line, before anything is written', async () => {
    await expect(prepare(siteDir, [CURRENT])).rejects.toThrow(
      new Error(
        [
          '[demos] docs/x/react-charts/bars/demos/BasicBars.tsx:1 — No page uses this demo. Write <Demo src="./demos/BasicBars.tsx" /> in its page, or delete the file.',
          '[demos] docs/x/react-charts/bars/index.mdx:5 — <Demo src="./demos/BasicBar.tsx"> leads to no file in react-charts/bars/demos. Did you mean "BasicBars"?',
          '[demos] docs/x/react-charts/bars/index.mdx:7 — <Demo src="./demos/WithoutDefault.tsx"> has no default export. Write "export default function WithoutDefault()" in docs/x/react-charts/bars/demos/WithoutDefault.tsx.',
          '[demos] docs/x/react-charts/bars/index.mdx:9 — <Demo src=null> names no demo. Write src="./demos/Name.tsx", as plain text.',
          '[demos] docs/x/react-charts/bars/index.mdx:11 — <Demo src=null> names no demo. Write src="./demos/Name.tsx", as plain text.',
          '[demos] docs/x/react-charts/bars/index.mdx:13 — <Demo src="../lines/demos/BasicLines.tsx"> names no demo. Write src="./demos/Name.tsx", as plain text.',
          '[demos] i18n/zh/docusaurus-plugin-content-docs/current/react-charts/pie/index.mdx:1 — <Demo src="./demos/BasicPie.tsx"> leads to no file in react-charts/pie/demos. Create the file, beside the English page.',
        ].join('\n'),
      ),
    );

    expect(fs.existsSync(path.join(siteDir, '.cache'))).toBe(false);
  });
});
