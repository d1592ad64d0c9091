import { isLazyStyle } from './isLazyStyle';

describe('isLazyStyle', () => {
  it.each([
    ['/repo/src/features/demo/menu.lazy.module.css', true],
    ['C:\\repo\\src\\features\\demo\\menu.lazy.module.css', true],
    ['/repo/src/features/demo/styles.module.css', false],
    ['/repo/src/features/lazy/styles.module.css', false],
    ['/repo/docs/x/react-charts/bars/demos/Bars.css', true],
    ['/repo/.cache/demos/browser/current/a/tailwind.css', true],
    ['/repo/src/css/index.css', false],
    ['/repo/src/css/demo-reset.css', false],
    ['', false],
  ])('of %j is %s', (modulePath, isLazy) => {
    expect(isLazyStyle(modulePath)).toBe(isLazy);
  });
});
