import { parseDemoHash } from './logic';

describe('parseDemoHash', () => {
  it.each([
    ['#MultiSorting', { demoName: 'MultiSorting', variant: undefined }],
    ['#MultiSorting.js', { demoName: 'MultiSorting', variant: 'JS' }],
    ['#MultiSorting.tsx', { demoName: 'MultiSorting', variant: 'TS' }],
    ['#Grid2.js', { demoName: 'Grid2', variant: 'JS' }],
    [
      '#Grid2.tsx=N4Ig+-$',
      { demoName: 'Grid2', variant: 'TS', shared: 'N4Ig+-$' },
    ],
    ['#Grid2.tsx=', { demoName: 'Grid2', variant: 'TS', shared: '' }],
    [
      '#Grid2.js=%E0%A4%A',
      { demoName: 'Grid2', variant: 'JS', shared: '%E0%A4%A' },
    ],
  ])('reads %s', (hash, demo) => {
    expect(parseDemoHash(hash)).toEqual(demo);
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
    '#css-MultiSorting.js',
    '#my-css-demo.js',
  ])('finds no demo in %j', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});
