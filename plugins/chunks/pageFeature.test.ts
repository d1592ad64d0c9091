import { getPageFeature } from './pageFeature';

describe('getPageFeature', () => {
  it.each([
    ['/repo/src/features/api-page/ApiPage.tsx', 'api-page'],
    ['/repo/src/features/api-page/filter/logic.ts', 'api-page'],
    ['C:\\repo\\src\\features\\api-page\\index.ts', 'api-page'],
    ['/repo/plugins/lib/apiAnchors.ts', 'api-page'],
    ['/repo/src/features/demo/Demo.tsx', undefined],
    ['/repo/plugins/api-page/index.ts', undefined],
    ['', undefined],
  ])('of %j is %s', (modulePath, feature) => {
    expect(getPageFeature(modulePath)).toBe(feature);
  });
});
