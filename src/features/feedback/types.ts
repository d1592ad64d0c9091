/** 1 helped, 0 did not. */
export type Rating = 1 | 0;

/** A section of a page: a heading of level 2 or 3. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** What feedback says about where it was given. */
export interface FeedbackPage {
  /** Canonical path, without the language. */
  readonly page: string;
  readonly title: string;
  readonly language: 'en' | 'zh';
  /** Version of the documentation: `7.17.0`. */
  readonly version: string;
  readonly productId: string | null;
}

/** How sending ended. */
export type Outcome = 'sent' | 'queued' | 'limited' | 'failed';
