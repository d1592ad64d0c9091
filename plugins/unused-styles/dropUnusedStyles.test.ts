import { isUnusedSelector } from './dropUnusedStyles';

describe('isUnusedSelector', () => {
  it.each([
    ['.hero', true],
    ['.hero__title', true],
    ['.hero--primary', true],
    ['.card:hover', true],
    ['.pills > li', true],
    ['.heroic', false],
    ['.menu .badge', false],
    ['.pagination-nav', false],
  ])('of %s is %s', (selector, expected) => {
    expect(isUnusedSelector(selector)).toBe(expected);
  });
});
