import { formatDemoHash, parseDemoHash } from './logic';

describe('parseDemoHash', () => {
  it.each([
    ['#MultiSorting', 'MultiSorting', undefined, undefined],
    ['#MultiSorting.js', 'MultiSorting', 'JS', undefined],
    ['#MultiSorting.tsx', 'MultiSorting', 'TS', undefined],
    ['#Grid2.js', 'Grid2', 'JS', undefined],
    ['#tailwind-MultiSorting.tsx', 'MultiSorting', 'TS', 'Tailwind'],
    ['#css-MultiSorting.js', 'MultiSorting', 'JS', 'CSS'],
    ['#system-MultiSorting.js', 'MultiSorting', 'JS', 'MUI System'],
  ])('reads %s', (hash, demoName, variant, styling) => {
    expect(parseDemoHash(hash)).toEqual({ demoName, variant, styling });
  });

  it.each([
    ['#Grid2.tsx=N4Ig+-$', 'TS', undefined, 'N4Ig+-$'],
    ['#Grid2.tsx=', 'TS', undefined, ''],
    ['#Grid2.js=%E0%A4%A', 'JS', undefined, '%E0%A4%A'],
    ['#css-Grid2.js=N4Ig', 'JS', 'CSS', 'N4Ig'],
  ])('reads the edited code of %s', (hash, variant, styling, shared) => {
    expect(parseDemoHash(hash)).toEqual({
      demoName: 'Grid2',
      variant,
      styling,
      shared,
    });
  });

  it.each([
    '',
    '#',
    'MultiSorting.js',
    '#MultiSorting.ts',
    '#MultiSorting.jsx',
    '#MultiSorting.JS',
    '#MultiSorting.js.tsx',
    '#MultiSorting=N4Ig',
    '#multi-sorting',
    '#tailwind-MultiSorting',
    '#Tailwind-MultiSorting.js',
    '#sass-MultiSorting.js',
    '#my-css-demo.js',
  ])('finds no demo in %j', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});

describe('formatDemoHash', () => {
  it.each([
    ['JS', 'MUI System', '#MultiSorting.js'],
    ['TS', 'MUI System', '#MultiSorting.tsx'],
    ['TS', 'Tailwind', '#tailwind-MultiSorting.tsx'],
    ['JS', 'CSS', '#css-MultiSorting.js'],
  ] as const)('of %s in %s is %s', (variant, styling, hash) => {
    expect(formatDemoHash('MultiSorting', variant, styling)).toBe(hash);
  });
});
