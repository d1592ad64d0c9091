import {
  formatVital,
  getHelpfulShare,
  rateVital,
  selectVital,
  sumAdKinds,
  sumInsights,
} from './logic';

describe('getHelpfulShare', () => {
  it.each([
    [0, 0, null],
    [4, 0, 0],
    [4, 3, 0.75],
  ])('of %d votes with %d helpful is %s', (votes, helpful, share) => {
    expect(getHelpfulShare({ votes, helpful })).toBe(share);
  });
});

describe('rateVital', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2500.1, 'fair'],
    ['LCP', 4000, 'fair'],
    ['LCP', 4000.1, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.11, 'fair'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1801, 'fair'],
    ['TTFB', 1801, 'poor'],
    ['FID', 9999, 'good'],
  ])('%s of %d is %s', (name, value, rating) => {
    expect(rateVital(name, value)).toBe(rating);
  });
});

describe('formatVital', () => {
  it.each([
    ['LCP', 2512.4, '2,512 ms'],
    ['CLS', 0.12345, '0.123'],
    ['CLS', 0, '0'],
  ])('writes %s of %d as %s', (name, value, text) => {
    expect(formatVital(name, value, 'en')).toBe(text);
  });
});

describe('selectVital', () => {
  it('has one web vital, worst first', () => {
    const rows = [
      { page: '/a/', name: 'LCP', p75: 1, samples: 1 },
      { page: '/b/', name: 'CLS', p75: 9, samples: 1 },
      { page: '/c/', name: 'LCP', p75: 2, samples: 1 },
    ];

    expect(selectVital(rows, 'LCP').map(({ page }) => page)).toEqual([
      '/c/',
      '/a/',
    ]);
  });
});

describe('sumAdKinds', () => {
  it('adds up by who delivered the ad, the most seen first', () => {
    const ads = [
      { label: 'carbon-body-top-image', displays: 1, clicks: 1 },
      { label: 'in-house-body-top-image', displays: 2, clicks: 0 },
      { label: 'in-house-carbon-body-top-inline', displays: 2, clicks: 0 },
      { label: 'in-house-adblock-body-top-image', displays: 3, clicks: 0 },
      { label: '', displays: 0, clicks: 2 },
    ];

    expect(sumAdKinds(ads)).toEqual([
      { kind: 'inHouse', displays: 4, clicks: 0 },
      { kind: 'blocked', displays: 3, clicks: 0 },
      { kind: 'provider', displays: 1, clicks: 1 },
      { kind: 'other', displays: 0, clicks: 2 },
    ]);
  });
});

describe('sumInsights', () => {
  it('adds up what all pages have', () => {
    const page = { page: '/a/', sectionId: null, sectionTitle: null };

    expect(
      sumInsights({
        days: 30,
        pages: [
          { ...page, votes: 3, helpful: 3, comments: 1 },
          { ...page, votes: 1, helpful: 0, comments: 0 },
        ],
        sections: [],
        comments: [],
        reasons: [],
        votesByDay: [],
        vitals: [],
        searches: [
          { query: 'a', count: 2 },
          { query: 'b', count: 1 },
        ],
        ads: [],
        pageViews: 7,
      }),
    ).toEqual({
      votes: 4,
      helpfulShare: 0.75,
      comments: 1,
      pageViews: 7,
      searchesWithoutResult: 3,
    });
  });
});
