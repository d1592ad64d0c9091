import { isPageFeature } from './pageFeature';

describe('isPageFeature', () => {
  it.each([
    ['/repo/src/features/api-page/ApiPage.tsx', true],
    ['/repo/src/features/api-page/filter/logic.ts', true],
    ['C:\\repo\\src\\features\\api-page\\index.ts', true],
    ['/repo/plugins/lib/apiAnchors.ts', true],
    ['/repo/src/features/demo/Demo.tsx', false],
    ['/repo/plugins/api-page/index.ts', false],
    ['', false],
  ])('of %j is %s', (modulePath, expected) => {
    expect(isPageFeature(modulePath)).toBe(expected);
  });
});
