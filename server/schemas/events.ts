/** `POST /api/events`: what a visit recorded, after consent. Imports nothing: the browser takes the types. */

/** Largest request, in bytes: as much as browsers let a beacon carry. */
export const LARGEST_EVENTS_BYTES = 64 * 1024;

/** Most events of one request; a visit with more sends several. */
export const MOST_EVENTS = 200;

/** Longest query that a search without results may record, in characters. */
export const LONGEST_RECORDED_QUERY = 64;

export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export type WebVitalName = (typeof WEB_VITALS)[number];

export type EventParameter = string | number | boolean | null;

/**
 * One event. Names that the insights read, and the parameters they use:
 *
 * - a web vital: `metric_value` (ms; CLS has no unit), as `web-vitals` gives it
 * - `search`: `length` and `results`, two counts; `query` only where `results` is 0
 * - `ad`: `eventAction` (`display` | `click` | `crash`) and `eventLabel`
 * - `page_view`
 *
 * Any other name (clicks are named by their category) is stored as it comes.
 */
export interface CollectedEvent {
  /** UUID made by the client: an event that is sent twice is stored once. */
  readonly id: string;
  readonly name: string;
  /** When it happened: milliseconds since 1970 by the reader's clock. */
  readonly at: number;
  /** Canonical path, without the language. */
  readonly page: string;
  readonly language: 'en' | 'zh';
  readonly productId: string | null;
  readonly parameters: Readonly<Record<string, EventParameter>>;
}

/** Body of the request, as `application/json` or, from a beacon, as `text/plain`. Answer: 204, without a body. */
export interface EventBatch {
  /** UUID made for the visit and forgotten with it: no reader is known again. */
  readonly visit: string;
  readonly events: readonly CollectedEvent[];
}

const UUID_PATTERN =
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';

export const eventBatchSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['visit', 'events'],
  properties: {
    visit: { type: 'string', pattern: UUID_PATTERN },
    events: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_EVENTS,
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id',
          'name',
          'at',
          'page',
          'language',
          'productId',
          'parameters',
        ],
        properties: {
          id: { type: 'string', pattern: UUID_PATTERN },
          name: { type: 'string', pattern: '^[A-Za-z][\\w-]{0,39}$' },
          at: { type: 'number', minimum: 0, maximum: 8.64e15 },
          page: {
            type: 'string',
            maxLength: 300,
            pattern: '^/(?!/)[^\\s?#\\\\\\u0000-\\u001f]*$',
          },
          language: { enum: ['en', 'zh'] },
          productId: { type: ['string', 'null'], maxLength: 60 },
          parameters: {
            type: 'object',
            maxProperties: 20,
            propertyNames: { pattern: '^[A-Za-z][\\w]{0,39}$' },
            additionalProperties: {
              type: ['string', 'number', 'boolean', 'null'],
              maxLength: 500,
            },
          },
        },
      },
    },
  },
} as const;
