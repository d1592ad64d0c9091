import type { LCPMetricWithAttribution } from 'web-vitals/attribution';
import { getMetricPathname, toVitalEvent } from './toVitalEvent';

describe('toVitalEvent', () => {
  it('has the parameters of the specification, unrounded, and who is to blame', () => {
    const metric = {
      name: 'LCP',
      value: 1234.5678,
      delta: 34.5678,
      rating: 'good',
      id: 'v6-1',
      navigationType: 'soft-navigation',
      attribution: { target: '#hero' },
    } as LCPMetricWithAttribution;
    expect(toVitalEvent(metric, '/zh/x/introduction/')).toEqual({
      name: 'LCP',
      parameters: {
        value: 34.5678,
        metric_label: 'Web Vitals',
        metric_value: 1234.5678,
        metric_delta: 34.5678,
        metric_id: 'v6-1',
        metric_rating: 'good',
        metric_navigation: 'soft-navigation',
        metric_route: '/x/introduction/',
        metric_target: '#hero',
      },
    });
  });
});

describe('getMetricPathname', () => {
  it.each([
    ['https://docs.example/x/b/?q=1#c', '/x/b/'],
    [undefined, '/x/a/'],
    ['no address', '/x/a/'],
  ])('of %j is %s', (navigationURL, expected) => {
    expect(
      getMetricPathname(
        navigationURL === undefined ? {} : { navigationURL },
        '/x/a/',
      ),
    ).toBe(expected);
  });
});
