import { createSources } from './__fixtures__/createSources';
import { createProject, type ProjectOptions } from './createProject';

const OPTIONS: ProjectOptions = {
  demo: {
    name: 'MultiSorting',
    file: 'docs/x/react-data-grid/sorting/demos/MultiSorting.tsx',
  },
  sources: createSources(),
  variant: 'TS',
  tree: {
    directory: 'docs/x',
    permalinkBase: 'https://github.com/mui/mui-x/blob/v7.17.0/',
    packages: { dayjs: { version: '1.11.13', peers: [] } },
  },
};

function readManifest(options: ProjectOptions): Record<string, unknown> {
  return JSON.parse(createProject(options).files['package.json'] ?? '');
}

describe('createProject', () => {
  it('tells the title, and where the source is', () => {
    expect(createProject(OPTIONS)).toMatchObject({
      name: 'multi-sorting-demo',
      title: 'MultiSorting demo — MUI X',
      description:
        'https://github.com/mui/mui-x/blob/v7.17.0/docs/x/react-data-grid/sorting/demos/MultiSorting.tsx',
      demoFile: 'src/Demo.tsx',
    });
  });

  it.each([
    [
      'TS',
      [
        'index.html',
        'package.json',
        'src/Demo.tsx',
        'src/main.tsx',
        'src/data.ts',
        'tsconfig.json',
        'vite.config.ts',
      ],
    ],
    [
      'JS',
      [
        'index.html',
        'package.json',
        'src/Demo.jsx',
        'src/main.jsx',
        'src/data.js',
        'vite.config.js',
      ],
    ],
  ] as const)('has the files of a Vite project, in %s', (variant, names) => {
    const { files } = createProject({ ...OPTIONS, variant });

    expect(Object.keys(files)).toEqual(names);
  });

  it('holds the demo as it is, and the files beside it', () => {
    const { files } = createProject(OPTIONS);

    expect(files['src/Demo.tsx']).toBe(OPTIONS.sources.TS.raw);
    expect(files['src/data.ts']).toBe('// Data in TS\n');
  });

  it.each([
    ['TS', 'tsc && vite build'],
    ['JS', 'vite build'],
  ] as const)('is built by its own scripts, in %s', (variant, build) => {
    expect(readManifest({ ...OPTIONS, variant })).toMatchObject({
      name: 'multi-sorting-demo',
      description: createProject(OPTIONS).description,
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build, preview: 'vite preview' },
    });
  });

  it('installs what the demo and the files beside it import', () => {
    expect(readManifest(OPTIONS)['dependencies']).toMatchObject({
      '@mui/x-data-grid': 'latest',
      dayjs: '1.11.13',
    });
  });

  it('holds edited code, and installs what that imports', () => {
    const code = "import 'luxon';\n";
    const { files } = createProject({ ...OPTIONS, code });
    const { dependencies } = readManifest({ ...OPTIONS, code });

    expect(files['src/Demo.tsx']).toBe(code);
    expect(dependencies).toMatchObject({ dayjs: '1.11.13', luxon: 'latest' });
    expect(dependencies).not.toHaveProperty('@mui/x-data-grid');
  });

  it('refuses a variant that the demo does not have', () => {
    const variant = 'CoffeeScript' as 'TS'; // As from outside of the types.

    expect(() => createProject({ ...OPTIONS, variant })).toThrow(
      new TypeError('MultiSorting has no variant "CoffeeScript".'),
    );
  });

  it.each([
    ['MultiSorting', 'multi-sorting-demo'],
    ['BasicBars2', 'basic-bars2-demo'],
    ['RTLGrid', 'rtlgrid-demo'],
  ])('of %s is called %s', (name, projectName) => {
    expect(createProject({ ...OPTIONS, demo: { name, file: '' } }).name).toBe(
      projectName,
    );
  });
});
