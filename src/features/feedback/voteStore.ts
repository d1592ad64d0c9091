import { readLocal, writeLocal } from '../storage';
import type { Rating } from './types';

/** Key of the answers in the local storage: a map from page to vote. */
export const VOTES_KEY = 'docs-feedback';

export interface Vote {
  /** UUID that the answer was sent with. */
  readonly id: string;
  readonly rating: Rating;
}

type Votes = Readonly<Record<string, Vote>>;

function isVote(value: unknown): value is Vote {
  const { id, rating } = (value ?? {}) as Partial<Vote>;
  return typeof id === 'string' && (rating === 1 || rating === 0);
}

/** Malformed text, and malformed answers in it, count as no answer. */
export function parseVotes(text: string | null): Votes {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(Object(parsed) as object);
    return Object.fromEntries(entries.filter(([, vote]) => isVote(vote)));
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();
let votes: Votes | undefined;

function getVotes(): Votes {
  votes ??= parseVotes(readLocal(VOTES_KEY));
  return votes;
}

/** The reader's answer for a page; the same object until it changes. */
export function getVote(page: string): Vote | undefined {
  return getVotes()[page];
}

/** Remembers the answer for a page, or forgets it. */
export function setVote(page: string, vote: Vote | undefined): void {
  const { [page]: _previous, ...others } = getVotes();
  votes = vote ? { ...others, [page]: vote } : others;
  writeLocal(VOTES_KEY, JSON.stringify(votes));
  listeners.forEach((listener) => listener());
}

export function subscribeVotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
