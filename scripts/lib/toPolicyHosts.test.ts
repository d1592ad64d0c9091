import { loadSiteOptions } from '../../site.config';
import { toPolicyHosts } from './toPolicyHosts';

describe('toPolicyHosts', () => {
  it.each([
    ['the site alone', {}, [], [], []],
    [
      'paths of the site',
      { AD_PROVIDER_SCRIPT: '/ads.js', AD_FEED_URL: '/feed.json' },
      [],
      [],
      [],
    ],
    [
      'advertising of others',
      {
        AD_PROVIDER_SCRIPT: 'https://cdn.example/ads.js?a=1',
        AD_FEED_URL: 'https://feed.example/ads.json',
        AD_HOSTS: 'https://pixels.example, https://feed.example',
      },
      ['https://cdn.example', 'https://pixels.example', 'https://feed.example'],
      ['https://feed.example', 'https://pixels.example'],
      ['https://feed.example', 'https://pixels.example'],
    ],
    [
      'a collector elsewhere',
      { FEEDBACK_ENDPOINT: 'https://collect.example/api/feedback' },
      [],
      [],
      ['https://collect.example'],
    ],
    [
      'analytics',
      { GA_MEASUREMENT_ID: 'G-ABC123' },
      ['https://www.googletagmanager.com'],
      expect.arrayContaining(['https://*.google-analytics.com']),
      expect.arrayContaining(['https://*.google-analytics.com']),
    ],
  ])('lets pages reach %s', (_what, env, scripts, images, requests) => {
    expect(toPolicyHosts(loadSiteOptions(env as NodeJS.ProcessEnv))).toEqual({
      scripts,
      images,
      requests,
    });
  });

  it.each([
    ['AD_HOSTS', 'http://pixels.example'],
    ['AD_HOSTS', "https://a.example; script-src 'unsafe-inline'"],
    ['AD_PROVIDER_SCRIPT', '//cdn.example/ads.js'],
    ['AD_DISPLAY_RATIO', '2'],
  ])('refuses %s=%s, by name', (name, value) => {
    expect(() =>
      loadSiteOptions({ [name]: value } as unknown as NodeJS.ProcessEnv),
    ).toThrow(`[site.config] "${name}`);
  });
});
