import siteConfig from '@generated/docusaurus.config';

/** Options of `site.config.ts` that the browser needs; `docusaurus.config.ts` passes them on. */
export interface ServiceOptions {
  /** Of the library that is documented: `7.17.0`. */
  readonly libraryVersion: string;
  readonly issuesRepositoryUrl: string;
  readonly feedbackEndpoint?: string;
  readonly eventsEndpoint?: string;
  readonly gaMeasurementId?: string;
  /** From 0 to 1. */
  readonly webVitalsSampling: number;
}

/** The options of this build, validated by `site.config.ts`. */
export function getServiceOptions(): ServiceOptions {
  return siteConfig.customFields as unknown as ServiceOptions; // Checked at build time.
}

/** Whether the site records anything that a reader has to be asked about. */
export function hasAnalytics({
  eventsEndpoint,
  gaMeasurementId,
}: Pick<ServiceOptions, 'eventsEndpoint' | 'gaMeasurementId'>): boolean {
  return Boolean(eventsEndpoint ?? gaMeasurementId);
}
