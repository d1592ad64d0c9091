import { loadSiteOptions } from '../site.config';

describe('loadSiteOptions', () => {
  it('sends to the site’s own server, and samples one visit in ten thousand, by default', () => {
    expect(loadSiteOptions({})).toMatchObject({
      feedbackEndpoint: '/api/feedback',
      eventsEndpoint: '/api/events',
      webVitalsSampling: 1e-4,
    });
    expect(loadSiteOptions({})).not.toHaveProperty(
      'gaMeasurementId',
      expect.anything(),
    );
  });

  it('has no endpoints for a static host', () => {
    const options = loadSiteOptions({
      FEEDBACK_ENDPOINT: 'none',
      EVENTS_ENDPOINT: 'none',
    });
    expect([options.feedbackEndpoint, options.eventsEndpoint]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['FEEDBACK_ENDPOINT', '//elsewhere.example/feedback'],
    ['EVENTS_ENDPOINT', 'events'],
    ['GA_MEASUREMENT_ID', 'UA-1'],
    ['WEB_VITALS_SAMPLING', '2'],
  ])('names %s when its value is %j', (name, value) => {
    expect(() => loadSiteOptions({ [name]: value })).toThrow(name);
  });
});
