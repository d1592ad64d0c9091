import { toPackageName, toTypesPackage } from './packageNames';

describe('toPackageName', () => {
  it.each([
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['@mui/x-data-grid', '@mui/x-data-grid'],
    ['dayjs/locale/de', 'dayjs'],
    ['react', 'react'],
    ['./rows', undefined],
    ['../rows', undefined],
  ])('%s belongs to %s', (specifier, name) => {
    expect(toPackageName(specifier)).toBe(name);
  });
});

describe('toTypesPackage', () => {
  it.each([
    ['react-dom', '@types/react-dom'],
    ['@scope/name', '@types/scope__name'],
  ])('of %s is %s', (name, types) => {
    expect(toTypesPackage(name)).toBe(types);
  });
});
