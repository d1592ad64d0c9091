import { getProductIdentifier, getProductIds } from './product';

describe('getProductIds', () => {
  it.each([
    ['/', null, null],
    ['/#foo', null, null],
    ['/blog/x/', null, null],
    ['/unknown/', null, null],
    ['/material-ui/react-button/', 'core', 'material-ui'],
    ['/joy-ui/', 'core', 'joy-ui'],
    ['/base-ui/', 'core', 'base-ui'],
    ['/system/box/', 'core', 'system'],
    ['/x', 'x', null],
    ['/x/', 'x', null],
    ['/x/introduction/', 'x', null],
    ['/x/whats-new/', 'x', null],
    ['/x/migration/migration-charts-v6/', 'x', null],
    ['/x/common-concepts/custom-components/', 'x', null],
    ['/x/react-data-grid', 'x', 'x-data-grid'],
    ['/x/react-data-grid/#foo', 'x', 'x-data-grid'],
    ['/zh/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
    ['/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
    ['/x/api/data-grid/data-grid/', 'x', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
    ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
    ['/zh/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
    ['/x/api/', 'x', null],
    ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
    ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
    ['/docs/', null, 'docs'],
    ['/versions', null, 'docs'],
    ['/versions/', null, 'docs'],
    ['/production-error/?code=1', null, 'docs'],
    ['/experiments/docs/callouts/', null, 'docs-infra'],
  ])('%s is %s / %s', (href, category, product) => {
    expect(getProductIds(href)).toEqual({ category, product });
  });
});

describe('getProductIdentifier', () => {
  const versionsOf = (product: string | null, language: 'en' | 'zh' = 'en') =>
    getProductIdentifier(product, language, '7.17.0').versions.map(
      ({ text, href }) => [text, href],
    );

  it('links every older major of the data grid', () => {
    expect(versionsOf('x-data-grid')).toEqual([
      ['v7.17.0', undefined],
      ['v6', 'https://v6.mui.com/x/react-data-grid/'],
      ['v5', 'https://v5.mui.com/x/react-data-grid/'],
      ['v4', 'https://v4.mui.com/components/data-grid/'],
    ]);
  });

  it('puts the language behind the host', () => {
    expect(versionsOf('x-date-pickers', 'zh')).toEqual([
      ['v7.17.0', undefined],
      ['v6', 'https://v6.mui.com/zh/x/react-date-pickers/'],
      ['v5', 'https://v5.mui.com/zh/x/react-date-pickers/getting-started/'],
    ]);
  });

  it('ends the links of charts and tree view with a slash', () => {
    expect(versionsOf('x-charts')[1]?.[1]).toBe(
      'https://v6.mui.com/x/react-charts/',
    );
    expect(versionsOf('x-tree-view')[1]?.[1]).toBe(
      'https://v6.mui.com/x/react-tree-view/getting-started/',
    );
  });

  it('is the suite where no product is open', () => {
    expect(getProductIdentifier(null, 'en', '7.17.0')).toEqual({
      metadata: '',
      name: 'MUI X',
      versions: [
        { text: 'v7.17.0', current: true },
        { text: 'v6', href: 'https://v6.mui.com/x/introduction/' },
        { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
        { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
      ],
    });
  });
});
