import {
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
  type MetricWithAttribution,
} from 'web-vitals/attribution';
import { track } from '../analytics';
import { getMetricPathname, toVitalEvent } from './toVitalEvent';

/**
 * Records each metric when it is final: at a soft navigation, or when the page
 * hides, when a beacon takes it along.
 *
 * @param startPathname Page that the document was loaded for.
 */
export function reportWebVitals(startPathname: string): void {
  const report = (metric: MetricWithAttribution): void => {
    const pathname = getMetricPathname(metric, startPathname);
    track(toVitalEvent(metric, pathname), pathname);
  };
  // Each page of a visit has its own, where the browser knows such navigations.
  const options = { reportSoftNavs: true };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(report, options));
}
