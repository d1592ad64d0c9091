/** `POST /api/feedback`: what a reader thinks of a page or a section of it. Imports nothing: the browser takes the types. */

/** Longest comment, in UTF-16 units. */
export const LONGEST_COMMENT = 5000;

/** Largest request, in bytes: a comment of the longest length in any script, JSON-escaped, with the rest. */
export const LARGEST_FEEDBACK_BYTES = 48 * 1024;

/** Why a page did not help. */
export const FEEDBACK_REASONS = [
  'incomplete',
  'incorrect',
  'outdated',
  'unclear',
  'example',
  'other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Body of the request. */
export interface Feedback {
  /** UUID made by the client. A retry sends the same one and is stored once. */
  readonly id: string;
  readonly kind: 'vote' | 'comment';
  /** UUID of an earlier vote that this one takes the place of: the reader's mind changed. */
  readonly replaces?: string | null;
  /** Canonical path, without the language: `/x/react-data-grid/sorting/`. */
  readonly page: string;
  readonly language: 'en' | 'zh';
  /** Version of the documentation, for instance `7.17.0`. */
  readonly version: string;
  readonly productId: string | null;
  readonly section: { readonly id: string; readonly title: string } | null;
  /** 1 helped, 0 did not; `null` for a comment without a vote. */
  readonly rating: 1 | 0 | null;
  readonly reasons: readonly FeedbackReason[];
  readonly comment: string;
  /** Honeypot: hidden from readers, so whoever fills it in is a machine. */
  readonly website: string;
}

/** Answer: 201 for what is new, 200 for what was stored before. */
export interface FeedbackAnswer {
  readonly id: string;
}

/** Answer to a refused request, with the status 400, 413, 415, 429 or 503. */
export interface RefusalAnswer {
  readonly statusCode: number;
  /** One sentence in English for developers, naming the field. */
  readonly message: string;
}

export const UUID_PATTERN =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';

/** A path of the site: no host, query, hash or control characters. */
export const PAGE_PATTERN = '^/(?!/)[^\\s?#\\\\\\u0000-\\u001f]*$';

export const feedbackSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'kind',
    'page',
    'language',
    'version',
    'productId',
    'section',
    'rating',
    'reasons',
    'comment',
    'website',
  ],
  properties: {
    id: { type: 'string', pattern: UUID_PATTERN },
    kind: { enum: ['vote', 'comment'] },
    replaces: { type: ['string', 'null'], pattern: UUID_PATTERN },
    page: { type: 'string', maxLength: 300, pattern: PAGE_PATTERN },
    language: { enum: ['en', 'zh'] },
    version: { type: 'string', minLength: 1, maxLength: 40 },
    productId: { type: ['string', 'null'], maxLength: 60 },
    section: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'title'],
      properties: {
        id: { type: 'string', maxLength: 200 },
        title: { type: 'string', maxLength: 300 },
      },
    },
    rating: { enum: [1, 0, null] },
    reasons: {
      type: 'array',
      maxItems: FEEDBACK_REASONS.length,
      uniqueItems: true,
      items: { enum: FEEDBACK_REASONS },
    },
    comment: { type: 'string', maxLength: LONGEST_COMMENT },
    website: { type: 'string', maxLength: 1000 },
  },
} as const;
