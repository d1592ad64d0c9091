import type { PolicyHosts } from './createPolicy';

/** The options of a site that name other hosts. Paths of the site itself need no mention. */
export interface HostOptions {
  readonly feedbackEndpoint?: string | undefined;
  readonly eventsEndpoint?: string | undefined;
  readonly gaMeasurementId?: string | undefined;
  readonly ads: {
    readonly providerScript?: string | null | undefined;
    readonly feedUrl?: string | null | undefined;
  };
  /** Origins that ads load scripts, images and pixels from. */
  readonly adHosts?: readonly string[] | undefined;
}

/** Hosts of Google Analytics 4, as its documentation lists them for a policy. */
const ANALYTICS_SCRIPTS = ['https://*.googletagmanager.com'];
const ANALYTICS_REQUESTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** `https://ads.example.com/a.js` → `['https://ads.example.com']`; none for a path or nothing. */
function toOrigins(address: string | null | undefined): string[] {
  // A path is no URL of its own; an address without protocol takes the page's.
  const url = address?.startsWith('//') ? `https:${address}` : address;
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

function unique(hosts: readonly string[]): string[] {
  return [...new Set(hosts)];
}

/** What the options of the site add to its policy; nothing by default. */
export function getPolicyHosts(options: HostOptions): PolicyHosts {
  const { adHosts = [], ads, gaMeasurementId } = options;
  const provider = toOrigins(ads.providerScript);
  const feed = toOrigins(ads.feedUrl);
  // An ad comes with images, and pixels on hosts that only its feed knows.
  const adImages = provider.length + feed.length > 0 ? ['https:'] : [];
  return {
    scripts: unique([
      ...provider,
      ...adHosts,
      ...(gaMeasurementId ? ANALYTICS_SCRIPTS : []),
    ]),
    images: unique([
      ...adImages,
      ...adHosts,
      ...(gaMeasurementId ? ANALYTICS_REQUESTS : []),
    ]),
    requests: unique([
      ...toOrigins(options.feedbackEndpoint),
      ...toOrigins(options.eventsEndpoint),
      ...provider,
      ...feed,
      ...adHosts,
      ...(gaMeasurementId ? ANALYTICS_REQUESTS : []),
    ]),
  };
}
