/**
 * Every event that the site records, and nothing else: names, parameters, and
 * where they come from. A test compares this file with the sources.
 */

/** What one document listener reads from the `data-ga-event-*` attributes; null where there is none. */
export interface ClickParameters {
  readonly eventAction: string | null;
  readonly eventLabel: string | null;
}

export interface AdParameters {
  readonly eventAction: 'display' | 'click' | 'crash';
  /** Label of the block or of the record; the text `null` for a crash before there was one. */
  readonly eventLabel: string;
}

export interface PageViewParameters {
  readonly page_title: string;
  /** Path without language, query and hash. */
  readonly page_location: string;
  /** The text `null` on pages of no product, as in the head of the page. */
  readonly productId: string;
  readonly productCategoryId: string;
}

/** How the reader has set up the site. Each is sent at the first page and at its change. */
export interface UserProperties {
  readonly codeVariant: 'JS' | 'TS';
  readonly codeStylingVariant: string;
  readonly userLanguage: string;
  /** Rounded to one decimal. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'light' | 'dark';
}

export interface WebVitalParameters {
  /** Change since the last report of the metric; milliseconds, or no unit for CLS. Unrounded. */
  readonly value: number;
  readonly metric_label: 'Web Vitals';
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_id: string;
  readonly metric_rating: string;
  /** `navigate`, `reload`, `soft-navigation`, … */
  readonly metric_navigation: string;
  /** Path that the metric belongs to, without language. */
  readonly metric_route: string;
  /** Element or phase that is to blame, as a selector; null where the browser names none. */
  readonly metric_target: string | null;
}

export interface FeedbackParameters {
  readonly eventAction: 'vote' | 'comment' | 'issue';
  /** `1`, `0`, or null for a comment without a vote. Never a reader's words. */
  readonly eventLabel: string | null;
}

/** What was typed stays with the reader, but for searches that found nothing. */
export interface SearchParameters {
  /** Characters of the query. */
  readonly length: number;
  readonly results: number;
  /** Only where there is no result; at most 64 characters. */
  readonly query?: string;
}

/** Categories of clicks, by the part of the page. */
export const CLICK_CATEGORIES = [
  'code',
  'demo',
  'demo-expand',
  'docs',
  'header',
  'l10n',
  'layout',
  'settings',
  'sponsor',
] as const;

export type ClickCategory = (typeof CLICK_CATEGORIES)[number];

export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export type WebVital = (typeof WEB_VITALS)[number];

type ParametersOf = {
  readonly page_view: PageViewParameters;
  readonly user_properties: Partial<UserProperties>;
  readonly ad: AdParameters | ClickParameters;
  readonly feedback: FeedbackParameters;
  readonly search: SearchParameters;
} & Readonly<Record<ClickCategory, ClickParameters>> &
  Readonly<Record<WebVital, WebVitalParameters>>;

export type EventName = keyof ParametersOf;

/** Something that happened: `{ name: 'ad', parameters: { eventAction: 'display', eventLabel: '…' } }`. */
export type SiteEvent = {
  readonly [Name in EventName]: {
    readonly name: Name;
    readonly parameters: ParametersOf[Name];
  };
}[EventName];

/** All declared names, for what arrives from attributes of the page. */
export const EVENT_NAMES: readonly EventName[] = [
  'page_view',
  'user_properties',
  'ad',
  'feedback',
  'search',
  ...CLICK_CATEGORIES,
  ...WEB_VITALS,
];
