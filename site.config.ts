/**
 * The site's own options: defaults here, overrides from the environment.
 * Anything secret (a licence key) comes from the environment only.
 */
import { Joi } from '@docusaurus/utils-validation';
import type { AdOptions } from './plugins/ads/types';

export interface SiteOptions {
  /** Origin that the site is served from in production, without a trailing slash. `SITE_URL`. */
  readonly url: string;
  /** Repository that readers report issues to. `ISSUES_REPOSITORY_URL`. */
  readonly issuesRepositoryUrl: string;
  /**
   * Base of the "Edit this page" links, for instance
   * `https://github.com/OWNER/REPO/edit/main`. Without it there are none. `EDIT_URL`.
   */
  readonly editUrl: string | undefined;
  /** Licence key of the Pro and Premium packages; without it the library shows its watermark. `MUI_X_LICENSE_KEY`. */
  readonly licenseKey: string | undefined;
  /**
   * Commit of the library that a preview build shows. Exported demos then
   * install the packages that were published for it. `COMMIT_REF`.
   */
  readonly previewCommit: string | undefined;
  /**
   * Advertising of others, for readers who consented: the provider's script
   * (`AD_PROVIDER_SCRIPT`), where its filler leads (`AD_PROVIDER_FILLER_LINK`),
   * the feed for opened demos (`AD_FEED_URL`), the share of the seen ads that
   * are counted (`AD_DISPLAY_RATIO`). Without them the site shows its own ads.
   */
  readonly ads: AdOptions;
  /** Further origins that those ads load scripts, images and pixels from, parted by commas. `AD_HOSTS`. */
  readonly adHosts: readonly string[];
  /** Whether ads show while pages are written, too. `AD_IN_DEVELOPMENT`. */
  readonly adsInDevelopment: boolean;
  /**
   * Where feedback is posted to: a path of the site, or an address. Without it
   * readers are offered a prefilled issue. The site's own server by default;
   * `none` for a static host. `FEEDBACK_ENDPOINT`.
   */
  readonly feedbackEndpoint: string | undefined;
  /** Where events are posted to, after consent. As above, with `none`. `EVENTS_ENDPOINT`. */
  readonly eventsEndpoint: string | undefined;
  /** Measurement id of Google Analytics 4, whose script loads after consent only. `GA_MEASUREMENT_ID`. */
  readonly gaMeasurementId: string | undefined;
  /** Share of the visits that report web vitals, from 0 to 1. `WEB_VITALS_SAMPLING`. */
  readonly webVitalsSampling: number;
}

/** Something on this host, by its path, or on another by its address. */
const adAddress = Joi.string()
  .pattern(/^(https:\/\/|\/(?![/\\]))/, 'https address or path')
  .allow(null)
  .default(null);

/** A path of the site or an address. The word `none` is read before. */
const endpoint = Joi.string().pattern(
  /^(\/(?!\/)|https?:\/\/)\S+$/,
  'path or http(s) address',
);

const schema = Joi.object<SiteOptions>({
  url: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .pattern(/[^/]$/, 'no trailing slash')
    .default('https://mui.com')
    .label('SITE_URL'),
  issuesRepositoryUrl: Joi.string()
    .uri({ scheme: 'https' })
    .default('https://github.com/mui/mui-x')
    .label('ISSUES_REPOSITORY_URL'),
  editUrl: Joi.string().uri({ scheme: 'https' }).label('EDIT_URL'),
  licenseKey: Joi.string().label('MUI_X_LICENSE_KEY'),
  previewCommit: Joi.string()
    .pattern(/^[0-9a-f]{8,40}$/, 'commit hash')
    .label('COMMIT_REF'),
  ads: Joi.object<AdOptions>({
    providerScript: adAddress.label('AD_PROVIDER_SCRIPT'),
    fillerLink: adAddress.label('AD_PROVIDER_FILLER_LINK'),
    feedUrl: adAddress.label('AD_FEED_URL'),
    displayRatio: Joi.number()
      .min(0)
      .max(1)
      .default(0.1)
      .label('AD_DISPLAY_RATIO'),
  }),
  adHosts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^https:\/\/[\w*.:-]+$/, 'https origin')
        .label('AD_HOSTS'),
    )
    .label('AD_HOSTS'),
  adsInDevelopment: Joi.boolean().default(false).label('AD_IN_DEVELOPMENT'),
  feedbackEndpoint: endpoint.label('FEEDBACK_ENDPOINT'),
  eventsEndpoint: endpoint.label('EVENTS_ENDPOINT'),
  gaMeasurementId: Joi.string()
    .pattern(/^G-[A-Z0-9]+$/, 'measurement id')
    .label('GA_MEASUREMENT_ID'),
  webVitalsSampling: Joi.number()
    .min(0)
    .max(1)
    .default(1e-4)
    .label('WEB_VITALS_SAMPLING'),
});

/** The value of a variable; the site's own server when there is none, and nothing for `none`. */
function readEndpoint(
  value: string | undefined,
  ofOwnServer: string,
): string | undefined {
  return value === 'none' ? undefined : value || ofOwnServer;
}

/**
 * Options of this build. Empty variables count as absent.
 * @throws {Error} Naming every variable that has a value of the wrong form.
 */
export function loadSiteOptions(env: NodeJS.ProcessEnv): SiteOptions {
  const { error, value } = schema.validate(
    {
      url: env['SITE_URL'] || undefined,
      issuesRepositoryUrl: env['ISSUES_REPOSITORY_URL'] || undefined,
      editUrl: env['EDIT_URL'] || undefined,
      licenseKey: env['MUI_X_LICENSE_KEY'] || undefined,
      previewCommit: env['COMMIT_REF'] || undefined,
      ads: {
        providerScript: env['AD_PROVIDER_SCRIPT'] || undefined,
        fillerLink: env['AD_PROVIDER_FILLER_LINK'] || undefined,
        feedUrl: env['AD_FEED_URL'] || undefined,
        displayRatio: env['AD_DISPLAY_RATIO'] || undefined,
      },
      adHosts: (env['AD_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean),
      adsInDevelopment: env['AD_IN_DEVELOPMENT'] || undefined,
      feedbackEndpoint: readEndpoint(env['FEEDBACK_ENDPOINT'], '/api/feedback'),
      eventsEndpoint: readEndpoint(env['EVENTS_ENDPOINT'], '/api/events'),
      gaMeasurementId: env['GA_MEASUREMENT_ID'] || undefined,
      webVitalsSampling: env['WEB_VITALS_SAMPLING'] || undefined,
    },
    { abortEarly: false },
  );
  if (error) {
    const reasons = error.details.map(({ message }) => message).join('; ');
    throw new Error(`[site.config] ${reasons}. Correct the environment.`);
  }
  return value;
}
