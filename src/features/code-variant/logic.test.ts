import { parseDemoHash } from './logic';

describe('parseDemoHash', () => {
  it.each([
    ['#MultiSorting', { demoName: 'MultiSorting', variant: undefined }],
    ['#MultiSorting.js', { demoName: 'MultiSorting', variant: 'JS' }],
    ['#MultiSorting.tsx', { demoName: 'MultiSorting', variant: 'TS' }],
    ['#Grid2.js', { demoName: 'Grid2', variant: 'JS' }],
  ])('reads %s', (hash, demo) => {
    expect(parseDemoHash(hash)).toStrictEqual(demo);
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
    '#css-MultiSorting.js',
    '#my-css-demo.js',
  ])('finds no demo in %j', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});
