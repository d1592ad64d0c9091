/** `GET /api/insights`: what maintainers see. Imports nothing: the browser takes the types. */

/** How often a page, or a section of one, helped. */
export interface HelpfulRow {
  readonly page: string;
  /** `null` for the page as a whole. */
  readonly sectionId: string | null;
  readonly sectionTitle: string | null;
  readonly votes: number;
  readonly helpful: number;
  readonly comments: number;
}

export interface CommentRow {
  readonly id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly page: string;
  readonly language: string;
  readonly version: string;
  readonly sectionTitle: string | null;
  readonly rating: number | null;
  readonly reasons: readonly string[];
  readonly comment: string;
}

/** How often a reason was given for a "no" that came without a comment. */
export interface ReasonRow {
  readonly page: string;
  readonly reason: string;
  readonly count: number;
}

/** Third quartile of a web vital on a page: ms, CLS without unit. */
export interface VitalRow {
  readonly page: string;
  readonly name: string;
  readonly p75: number;
  readonly samples: number;
}

export interface SearchRow {
  readonly query: string;
  readonly count: number;
}

export interface AdRow {
  readonly label: string;
  readonly displays: number;
  readonly clicks: number;
}

/** Votes of a day, in UTC. */
export interface DayRow {
  /** `2026-11-20`. */
  readonly day: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

export interface Insights {
  /** Days that are looked back on. */
  readonly days: number;
  /** Worst first. */
  readonly pages: readonly HelpfulRow[];
  /** Worst first. */
  readonly sections: readonly HelpfulRow[];
  /** Newest first. */
  readonly comments: readonly CommentRow[];
  /** Most frequent first. */
  readonly reasons: readonly ReasonRow[];
  readonly votesByDay: readonly DayRow[];
  readonly vitals: readonly VitalRow[];
  /** Searches without result, most frequent first. */
  readonly searches: readonly SearchRow[];
  readonly ads: readonly AdRow[];
  readonly pageViews: number;
}

/** Tables that can be had as CSV: `GET /api/insights/pages.csv`. */
export const INSIGHTS_TABLES = [
  'pages',
  'sections',
  'comments',
  'reasons',
  'votesByDay',
  'vitals',
  'searches',
  'ads',
] as const;

export type InsightsTable = (typeof INSIGHTS_TABLES)[number];

/** Upper ends of "good" and of "needs improvement", as web.dev defines them: ms, CLS without unit. */
export const VITAL_LIMITS: Readonly<
  Record<string, { readonly good: number; readonly poor: number }>
> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};
