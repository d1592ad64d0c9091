import { parseTarget } from './logic';

describe('parseTarget', () => {
  it.each([
    ['#data-grid-prop-sort-model', 'data-grid-prop-sort-model'],
    ['#%E8%AF%AD', '语'],
    ['#', null],
    ['', null],
    ['#100%', null],
  ])('reads %j', (hash, id) => {
    expect(parseTarget(hash)).toBe(id);
  });
});
