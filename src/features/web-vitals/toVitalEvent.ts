import type { MetricWithAttribution } from 'web-vitals/attribution';
import { canonicalAsServer } from '@site/plugins/lib/paths';
import type { SiteEvent } from '../analytics';

/** Element or phase to blame; null where the metric or the browser names none. */
function getTarget(metric: MetricWithAttribution): string | null {
  switch (metric.name) {
    case 'CLS':
      return metric.attribution.largestShiftTarget ?? null;
    case 'INP':
      return metric.attribution.interactionTarget || null;
    case 'LCP':
      return metric.attribution.target ?? null;
    default:
      return null;
  }
}

/** Path of the page that a metric belongs to, which may be left by the time of the report. */
export function getMetricPathname(
  { navigationURL }: Pick<MetricWithAttribution, 'navigationURL'>,
  startPathname: string,
): string {
  try {
    return navigationURL ? new URL(navigationURL).pathname : startPathname;
  } catch {
    return startPathname;
  }
}

/** The event of a metric, with the names of the specification; values are not rounded. */
export function toVitalEvent(
  metric: MetricWithAttribution,
  pathname: string,
): SiteEvent {
  return {
    name: metric.name,
    parameters: {
      value: metric.delta,
      metric_label: 'Web Vitals',
      metric_value: metric.value,
      metric_delta: metric.delta,
      metric_id: metric.id,
      metric_rating: metric.rating,
      metric_navigation: metric.navigationType,
      metric_route: canonicalAsServer(pathname),
      metric_target: getTarget(metric),
    },
  };
}
