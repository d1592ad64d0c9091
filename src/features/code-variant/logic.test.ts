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
    expect(parseDemoHash(hash)).toStrictEqual({ demoName, variant, styling });
  });

  it.each([
    '',
    '#',
    'MultiSorting.js',
    '#MultiSorting.ts',
    '#MultiSorting.jsx',
    '#MultiSorting.JS',
    '#MultiSorting.js.tsx',
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
