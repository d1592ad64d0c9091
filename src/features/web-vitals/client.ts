import { getConsent } from '../consent';
import { whenIdle } from '../lazy';
import { getServiceOptions, hasAnalytics } from '../site-options';
import { isSampled } from './isSampled';

const options = getServiceOptions();

if (
  typeof window !== 'undefined' &&
  hasAnalytics(options) &&
  isSampled(Math.random(), options.webVitalsSampling)
) {
  const { pathname } = window.location;
  whenIdle(() => {
    if (getConsent() !== 'denied') {
      import('./reportWebVitals').then(
        (module) => module.reportWebVitals(pathname),
        () => {}, // The network is gone; so is what it would report.
      );
    }
  });
}
