import type { CollectedEvent } from '../schemas/events';
import type { Feedback } from '../schemas/feedback';

/** Feedback as it is stored: without the honeypot, with the time of its arrival. */
export interface FeedbackEntry extends Omit<Feedback, 'website'> {
  readonly type: 'feedback';
  /** ISO time. */
  readonly receivedAt: string;
}

export interface EventEntry extends CollectedEvent {
  readonly type: 'event';
  readonly visit: string;
  /** ISO time. */
  readonly receivedAt: string;
}

/** What the collector takes in: a line of the journal, a row of the database. */
export type Entry = FeedbackEntry | EventEntry;

/** An entry of a line of the journal; none for a torn line. */
export function toEntry(line: string): Entry | undefined {
  try {
    // Written by `Journal.append`, and by nothing else.
    const entry = JSON.parse(line) as Partial<Entry> | null;
    return entry?.type && entry.id ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

/** Text that PostgreSQL takes: no NUL, no half of a surrogate pair. */
function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A copy of JSON-shaped data whose texts, keys included, PostgreSQL takes. */
export function toStorable<T>(value: T): T;
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') {
    return toStorableText(value);
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => toStorable(item));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        toStorableText(key),
        toStorable<unknown>(item),
      ]),
    );
  }
  return value;
}
