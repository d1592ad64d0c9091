import { readLocal, writeLocal } from '../../storage';

/** Key of what was typed and not sent, in the local storage. */
const DRAFTS_KEY = 'docs-feedback-drafts';

/** The oldest of more give way. */
const MOST_DRAFTS = 20;

/** A draft that would fill the storage stays in the field only. */
const LONGEST_DRAFT = 20_000;

/** Text by page and section, oldest first. Malformed text counts as none. */
export function parseDrafts(text: string | null): Map<string, string> {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    const entries = Array.isArray(parsed) ? (parsed as unknown[]) : [];
    return new Map(
      entries.filter(
        (entry): entry is [string, string] =>
          Array.isArray(entry) &&
          entry.length === 2 &&
          entry.every((item) => typeof item === 'string'),
      ),
    );
  } catch {
    return new Map();
  }
}

export function readDraft(key: string): string {
  return parseDrafts(readLocal(DRAFTS_KEY)).get(key) ?? '';
}

/** Keeps what was typed; an empty text forgets it. */
export function writeDraft(key: string, text: string): void {
  const drafts = parseDrafts(readLocal(DRAFTS_KEY));
  if (text === '' && !drafts.has(key)) {
    return;
  }
  drafts.delete(key);
  if (text !== '' && text.length <= LONGEST_DRAFT) {
    drafts.set(key, text);
  }
  writeLocal(DRAFTS_KEY, JSON.stringify([...drafts].slice(-MOST_DRAFTS)));
}
