/** As `WorkerSite` of plugins/service-worker, which puts the value in. */
export interface Site {
  readonly build: string;
  readonly languages: readonly {
    readonly htmlLang: string;
    readonly texts: SiteTexts;
  }[];
  readonly productNames: Readonly<Record<string, string>>;
}

export type SiteTexts = Readonly<
  Record<
    | 'offlineTitle'
    | 'offlineText'
    | 'offlineRetry'
    | 'offlineProducts'
    | 'offlinePages'
    | 'offlineNothing',
    string
  >
>;
