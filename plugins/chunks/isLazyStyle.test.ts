import { isLazyStyle } from './isLazyStyle';

describe('isLazyStyle', () => {
  it.each([
    ['/repo/src/features/demo/menu.lazy.module.css', true],
    ['C:\\repo\\src\\features\\demo\\menu.lazy.module.css', true],
    ['/repo/src/features/demo/styles.module.css', false],
    ['/repo/src/features/lazy/styles.module.css', false],
    ['/repo/src/css/index.css', false],
    ['', false],
  ])('of %j is %s', (modulePath, isLazy) => {
    expect(isLazyStyle(modulePath)).toBe(isLazy);
  });
});
