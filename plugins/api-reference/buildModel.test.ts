import { buildFixture, page } from './__fixtures__/buildFixture';

describe('buildModel', () => {
  it('throws with the nearest name when a page names an unknown component', () => {
    expect(() =>
      buildFixture('forward-ref', [page('charts', 'component', 'Chrat')]),
    ).toThrow(
      '[api-reference] plugins/api-reference/pages.ts — "Chrat" is exported by no charts package that is read. Did you mean "Chart"?',
    );
  });

  it('lists the pages of a product on its overview page', () => {
    const model = buildFixture('forward-ref', [
      { product: 'charts', kind: 'index', name: 'Index', slug: '' },
      page('charts', 'component', 'Chart'),
    ]);
    expect(model.files['charts/index.json']).toEqual({
      kind: 'index',
      entries: [
        { section: 'Components', name: 'Chart', href: '/x/api/charts/chart/' },
      ],
    });
  });
});
