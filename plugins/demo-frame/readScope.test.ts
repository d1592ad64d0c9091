import path from 'node:path';
import { readDemos } from '../demos/readDemos';
import { readDocsTrees } from '../lib/readDocsTrees';
import { readScope, type Scope } from './readScope';
import { renderScope } from './renderScope';

const SITE = path.resolve(__dirname, '../..');

describe('readScope', () => {
  let scope: Scope;
  beforeAll(async () => {
    scope = await readScope(SITE);
  });

  it.each([
    ['react', 'react'],
    ['@mui/material/Button', 'material'],
    ['@mui/material/styles', 'material'],
    ['@mui/x-data-grid', 'data-grid'],
    ['@mui/x-data-grid-premium', 'data-grid'],
    ['@mui/x-charts/BarChart', 'charts'],
    ['@mui/x-date-pickers/DatePicker', 'date-pickers'],
    ['@mui/x-date-pickers/AdapterDayjs', 'AdapterDayjs'],
    ['@mui/x-date-pickers/AdapterLuxon', 'AdapterLuxon'],
    ['@mui/x-date-pickers/AdapterMomentHijri', 'AdapterMomentHijri'],
    ['moment-hijri', 'moment-hijri'],
    ['@mui/x-tree-view/hooks', 'tree-view'],
    ['dayjs/locale/de', 'dayjs-locale'],
  ])('has %s, in the chunk %s', (specifier, chunk) => {
    expect(scope.chunks[specifier]).toBe(chunk);
  });

  it.each([
    '@mui/x-data-grid/internals',
    '@mui/x-date-pickers/AdapterDateFnsJalali',
    '@mui/material/node',
    'lodash',
  ])('has no %s', (specifier) => {
    expect(scope.chunks).not.toHaveProperty([specifier]);
  });

  it('has the icons of the plain and the outlined style', () => {
    expect(scope.icons.length).toBeGreaterThan(2000);
    expect(scope.icons).toContain('Add');
    expect(scope.icons).toContain('AddOutlined');
    expect(scope.icons).not.toContain('AddRounded');
  });

  it('has everything that the demos import', async () => {
    const demos = await Promise.all(
      readDocsTrees(SITE).map((tree) => readDemos(SITE, tree)),
    );
    const imports = demos
      .flat()
      .flatMap((demo) => [
        ...[
          ...demo.source.matchAll(/^import (?!type\b)[^;]*? from '([^']+)'/gms),
        ],
      ])
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('.'));
    const icons = scope.icons.map((name) => `@mui/icons-material/${name}`);
    const known = new Set([...Object.keys(scope.chunks), ...icons]);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((specifier) => !known.has(specifier))).toEqual([]);
  });
});

describe('renderScope', () => {
  const files = renderScope({
    chunks: { dayjs: 'dayjs', '@mui/material/locale': 'material' },
    icons: ['Abc', 'Add', 'AddOutlined', 'Cake'],
  });

  it('has a lazy import for each module, and one for the icons of a letter', () => {
    expect(files['scope.js']).toContain(
      '"dayjs": () => import(/* webpackChunkName: "dayjs" */ "dayjs"),',
    );
    expect(files['scope.js']).toContain(
      '"a": () => import(/* webpackChunkName: "icons-a" */ "./icons-a.js"),',
    );
    expect(Object.keys(files)).toContain('icons-a-outlined.js');
    expect(files['icons-a.js']).toBe(
      "export { default as Abc } from '@mui/icons-material/esm/Abc.js';\nexport { default as Add } from '@mui/icons-material/esm/Add.js';\n",
    );
  });
});
