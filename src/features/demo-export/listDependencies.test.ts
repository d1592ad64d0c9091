import { BUILD_TOOLS } from './buildTools';
import { listDependencies } from './listDependencies';

const TREE = {
  packages: {
    '@emotion/react': { version: '11.14.0', peers: ['react'] },
    '@emotion/styled': { version: '11.14.1', peers: ['@emotion/react'] },
    '@mui/icons-material': { version: '6.5.0', peers: ['@mui/material'] },
    '@mui/material': { version: '6.5.0', peers: ['react'] },
    '@mui/system': { version: '6.5.0', peers: ['react'] },
    '@mui/x-charts-pro': {
      version: '7.0.0-beta.0',
      peers: ['@mui/material'],
      overrides: { '@mui/x-charts': '7.17.0' },
    },
    '@mui/x-data-grid': { version: '7.17.0', peers: ['@mui/system'] },
    '@mui/x-data-grid-generator': {
      version: '7.17.0',
      peers: ['@mui/icons-material'],
    },
    dayjs: { version: '1.11.13', peers: [] },
    exceljs: { version: '4.4.0', peers: [] },
    react: {
      version: '18.3.1',
      peers: [],
      types: { name: '@types/react', version: '18.3.31' },
    },
    'react-dom': { version: '18.3.1', peers: ['react'] },
    typescript: { version: '5.9.3', peers: [] },
  },
};

const ALWAYS = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '6.5.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
};

describe('listDependencies', () => {
  it('installs exact versions, sorted, with types and compiler for TypeScript', () => {
    const { dependencies, devDependencies } = listDependencies(
      ['react', '@mui/x-data-grid', './data'],
      'TS',
      TREE,
    );

    expect(Object.entries(dependencies)).toEqual([
      ['@emotion/react', '11.14.0'],
      ['@emotion/styled', '11.14.1'],
      ['@mui/material', '6.5.0'],
      ['@mui/system', '6.5.0'],
      ['@mui/x-data-grid', '7.17.0'],
      ['react', '18.3.1'],
      ['react-dom', '18.3.1'],
    ]);
    expect(Object.entries(devDependencies)).toEqual([
      ['@types/react', '18.3.31'],
      ...Object.entries(BUILD_TOOLS).slice(0, 1),
      ['typescript', '5.9.3'],
      ...Object.entries(BUILD_TOOLS).slice(1),
    ]);
  });

  it('installs no compiler and no types for JavaScript', () => {
    expect(listDependencies([], 'JS', TREE)).toEqual({
      dependencies: ALWAYS,
      devDependencies: BUILD_TOOLS,
    });
  });

  it.each([
    ['the package of a path', 'dayjs/locale/de', { dayjs: '1.11.13' }],
    [
      'icons with the generator of rows',
      '@mui/x-data-grid-generator',
      {
        '@mui/icons-material': '6.5.0',
        '@mui/x-data-grid-generator': '7.17.0',
      },
    ],
    ['the export to Excel where it is used', 'exceljs', { exceljs: '4.4.0' }],
    ['whatever a reader writes', 'left-pad', { 'left-pad': 'latest' }],
  ])('adds %s', (_what, specifier, added) => {
    expect(listDependencies([specifier], 'JS', TREE).dependencies).toEqual({
      ...ALWAYS,
      ...added,
    });
  });

  it("adds the adapter's package with the adapter's range", () => {
    const { dependencies, overrides } = listDependencies(
      ['dayjs', '@mui/x-data-grid', '@mui/x-date-pickers/AdapterDayjs'],
      'JS',
      TREE,
    );

    expect(dependencies['dayjs']).toBe('^1.11.10');
    expect(overrides).toBeUndefined();
  });

  it('lets npm install a library that has pre-releases only', () => {
    expect(
      listDependencies(
        ['@mui/x-date-pickers/AdapterDateFnsJalaliV3'],
        'JS',
        TREE,
      ).overrides,
    ).toEqual({ 'date-fns-jalali': '$date-fns-jalali' });
  });

  it('keeps what the site makes a package use', () => {
    expect(
      listDependencies(['@mui/x-charts-pro/Heatmap'], 'JS', TREE).overrides,
    ).toEqual({ '@mui/x-charts-pro': { '@mui/x-charts': '7.17.0' } });
  });

  it('refuses an adapter that nobody knows', () => {
    expect(() =>
      listDependencies(['@mui/lab/AdapterTemporal'], 'JS', TREE),
    ).toThrow(
      /^The package of the date adapter "AdapterTemporal" is not known/,
    );
  });
});
