import postcss from 'postcss';
import { dropUnusedStyles, isUnusedSelector } from './dropUnusedStyles';

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

describe('dropUnusedStyles', () => {
  const CSS = '.card { color: red }\n.menu { color: red }';

  it.each([
    [
      'node_modules/infima/dist/css/default/default.css',
      '.menu { color: red }',
    ],
    ['src/features/ads/styles.module.css', CSS],
  ])('leaves of %s what is used there', async (from, expected) => {
    const { css } = await postcss([dropUnusedStyles]).process(CSS, { from });
    expect(css.trim()).toBe(expected);
  });
});
