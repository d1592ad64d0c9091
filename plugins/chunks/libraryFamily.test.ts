import { getLibraryChunk, getLibraryFamily } from './libraryFamily';

/** A file of a package, as the bundler names it. */
function toModulePath(packageName: string): string {
  return `/repo/node_modules/${packageName}/esm/index.js`;
}

describe('getLibraryFamily', () => {
  it.each([
    ['@mui/material', 'mui'],
    ['@mui/x-internals', 'mui'],
    ['@emotion/react', 'mui'],
    ['stylis', 'mui'],
    ['@mui/x-data-grid', 'x-data-grid'],
    ['@mui/x-data-grid-pro', 'x-data-grid'],
    ['@mui/x-data-grid-premium', 'x-data-grid'],
    ['@mui/x-data-grid-generator', 'x-data-grid-generator'],
    ['@mui/x-date-pickers-pro', 'x-date-pickers'],
    ['@mui/x-charts', 'x-charts'],
    ['@mui/x-charts-vendor', 'x-charts'],
    ['d3-scale', 'x-charts'],
    ['@react-spring/web', 'x-charts'],
    ['@mui/x-tree-view-pro', 'x-tree-view'],
    ['dayjs', 'dates'],
    ['moment-hijri', 'dates'],
    ['exceljs', 'optional'],
  ])('of %s is %s', (packageName, family) => {
    expect(getLibraryFamily(toModulePath(packageName))).toBe(family);
  });

  it.each([
    ['the shell itself', '/repo/src/features/demo/index.tsx'],
    ['a demo', '/repo/docs/x/react-charts/bars/demos/BasicBars.tsx'],
    ['a package of no family', toModulePath('react-dom')],
    ['a package whose name only begins alike', toModulePath('stylis-other')],
    ['a module without a path', ''],
  ])('is unknown for %s', (_what, modulePath) => {
    expect(getLibraryFamily(modulePath)).toBeUndefined();
  });

  it('is that of the innermost package, wherever it was installed', () => {
    expect(
      getLibraryFamily(
        '/repo/node_modules/react-dom/node_modules/@mui/x-charts/index.js',
      ),
    ).toBe('x-charts');
  });

  it('reads the paths of Windows too', () => {
    expect(
      getLibraryFamily('C:\\repo\\node_modules\\@mui\\x-charts\\index.js'),
    ).toBe('x-charts');
  });
});

describe('getLibraryChunk', () => {
  it.each([
    ['@mui/material', 'mui'],
    ['@mui/x-data-grid-premium', 'x-data-grid'],
    // Few demos need these: each stays with whoever imports it.
    ['@mui/x-data-grid-generator', undefined],
    ['dayjs', undefined],
    ['exceljs', undefined],
    ['react-dom', undefined],
  ])('of %s is %s', (packageName, chunk) => {
    expect(getLibraryChunk(toModulePath(packageName))).toBe(chunk);
  });

  it.each([
    '/repo/node_modules/@mui/material/modern/locale/index.js',
    '/repo/node_modules/@mui/x-data-grid/locales/frFR.js',
    'C:\\repo\\node_modules\\@mui\\x-date-pickers\\locales\\frFR.js',
  ])('is none for the texts of other languages in %s', (modulePath) => {
    expect(getLibraryChunk(modulePath)).toBeUndefined();
  });
});
