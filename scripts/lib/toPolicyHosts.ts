import type { PolicyHosts } from '../../server/headers/createPolicy';
import type { SiteOptions } from '../../site.config';

/** Of Google Analytics 4: its script, and where that reports to. */
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com';
const ANALYTICS_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  ANALYTICS_SCRIPT,
];

/** `https://ads.example/script.js` → `https://ads.example`; none for a path of the site. */
function toOrigins(...addresses: readonly (string | null | undefined)[]) {
  return addresses.flatMap((address) =>
    address && /^https?:\/\//.test(address) ? [new URL(address).origin] : [],
  );
}

type HostOptions = Pick<
  SiteOptions,
  'ads' | 'adHosts' | 'gaMeasurementId' | 'feedbackEndpoint' | 'eventsEndpoint'
>;

/** What the site's options add to what its pages may load and ask. */
export function toPolicyHosts({
  ads,
  adHosts,
  gaMeasurementId,
  feedbackEndpoint,
  eventsEndpoint,
}: HostOptions): PolicyHosts {
  const feed = toOrigins(ads.feedUrl);
  const reports = gaMeasurementId ? ANALYTICS_REPORTS : [];
  const unique = (origins: readonly string[]) => [...new Set(origins)];
  return {
    scripts: unique([
      ...toOrigins(ads.providerScript),
      ...adHosts,
      ...(gaMeasurementId ? [ANALYTICS_SCRIPT] : []),
    ]),
    images: unique([...feed, ...adHosts, ...reports]),
    requests: unique([
      ...feed,
      ...adHosts,
      ...toOrigins(feedbackEndpoint, eventsEndpoint),
      ...reports,
    ]),
  };
}
