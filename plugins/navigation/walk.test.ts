import { group, page, product, shared, subheader } from './define';
import { formatTrail, walkNavigation, walkPages } from './walk';

const roots = [
  shared(page('/x/whats-new', { title: "What's new" })),
  product(
    'charts',
    group('/x/react-charts-group', { title: 'Charts' }, [
      page('/x/react-charts', { title: 'Overview' }),
      subheader('/x/react-charts/available', { title: false }, [
        page('/x/react-charts/bars'),
      ]),
      page('/x/react-charts/faq', { title: 'FAQ' }),
    ]),
  ),
];

describe('walkNavigation', () => {
  it('visits groups before their children, in reading order', () => {
    expect(walkNavigation(roots).map(({ entry }) => entry.pathname)).toEqual([
      '/x/whats-new',
      '/x/react-charts-group',
      '/x/react-charts',
      '/x/react-charts/available',
      '/x/react-charts/bars',
      '/x/react-charts/faq',
    ]);
  });

  it('places each entry below its groups, outermost first, and in its sidebar', () => {
    const bars = walkNavigation(roots).find(
      ({ entry }) => entry.pathname === '/x/react-charts/bars',
    );

    expect(bars?.parents.map(({ pathname }) => pathname)).toEqual([
      '/x/react-charts-group',
      '/x/react-charts/available',
    ]);
    expect(bars?.sidebar).toBe('charts');
  });
});

describe('walkPages', () => {
  it('leaves the groups out and keeps the order', () => {
    expect(walkPages(roots).map(({ entry }) => entry.pathname)).toEqual([
      '/x/whats-new',
      '/x/react-charts',
      '/x/react-charts/bars',
      '/x/react-charts/faq',
    ]);
  });
});

describe('formatTrail', () => {
  it('names an entry without a title by its pathname', () => {
    const trails = walkNavigation(roots).map(formatTrail);

    expect(trails).toContain("What's new");
    expect(trails).toContain('Charts › /x/react-charts/available › Bars');
  });
});
