import { getPolicyHosts } from './getPolicyHosts';

const NONE = { scripts: [], images: [], requests: [] };

describe('getPolicyHosts', () => {
  it.each([
    ['nothing', { ads: {} }, NONE],
    [
      'endpoints of the site itself',
      {
        ads: {},
        feedbackEndpoint: '/api/feedback',
        eventsEndpoint: '/api/events',
      },
      NONE,
    ],
    [
      'a collector on another origin, once',
      {
        ads: {},
        feedbackEndpoint: 'https://collect.example.com/api/feedback',
        eventsEndpoint: 'https://collect.example.com/api/events',
      },
      { ...NONE, requests: ['https://collect.example.com'] },
    ],
    [
      'the provider of the ads, with its images',
      { ads: { providerScript: '//cdn.example.com/ads.js?a=1' } },
      {
        scripts: ['https://cdn.example.com'],
        images: ['https:'],
        requests: ['https://cdn.example.com'],
      },
    ],
    [
      'the feed of the inline ad, with its pixels',
      { ads: { feedUrl: 'https://feed.example.com/ads.json' } },
      {
        scripts: [],
        images: ['https:'],
        requests: ['https://feed.example.com'],
      },
    ],
    [
      'further hosts of ads',
      { ads: {}, adHosts: ['https://srv.example.com'] },
      {
        scripts: ['https://srv.example.com'],
        images: ['https://srv.example.com'],
        requests: ['https://srv.example.com'],
      },
    ],
  ])('adds for %s what it needs', (_what, options, hosts) => {
    expect(getPolicyHosts(options)).toEqual(hosts);
  });

  it('adds the hosts of Google Analytics when it has an id', () => {
    expect(getPolicyHosts({ ads: {}, gaMeasurementId: 'G-1' }).scripts).toEqual(
      ['https://*.googletagmanager.com'],
    );
  });
});
