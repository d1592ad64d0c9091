import { NO_PROVIDER, parseAdOptions } from './parseAdOptions';

describe('parseAdOptions', () => {
  it('reads what the build writes', () => {
    const options = {
      providerScript: 'https://ads.example/script.js?serve=1',
      fillerLink: 'https://ads.example/become-a-sponsor',
      feedUrl: '/sample-ads/feed.json',
      displayRatio: 1,
    };
    expect(parseAdOptions(options)).toEqual(options);
  });

  it.each([
    ['null', null],
    ['a text', 'https://ads.example/script.js'],
    ['nothing in it', {}],
    [
      'addresses that are not safe to ask',
      {
        providerScript: 'http://ads.example/script.js',
        feedUrl: '//ads.example/feed',
        displayRatio: 2,
      },
    ],
    [
      'values of other types',
      { providerScript: 1, fillerLink: {}, feedUrl: [], displayRatio: '1' },
    ],
  ])('shows in-house ads only for %s', (_what, body) => {
    expect(parseAdOptions(body)).toEqual(NO_PROVIDER);
  });
});
