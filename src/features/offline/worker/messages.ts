/** What a page tells the worker. */
export type WorkerMessage =
  /** Take over at once. */
  | { readonly type: 'skip-waiting' }
  /** Answer with a {@link BuildMessage} on the port that comes along. */
  | { readonly type: 'ask-build' }
  /** Keep a page that came without a document, or before the worker was there. */
  | {
      readonly type: 'visited';
      /** Path of the page. */
      readonly page: string;
      /** Paths of what it loaded. */
      readonly files: readonly string[];
    };

export interface BuildMessage {
  readonly build: string;
}

/** Most files that a page reports. */
const MOST_FILES = 500;

function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith('/') &&
    !value.startsWith('//')
  );
}

/** A message of a page; undefined for anything else that pages or extensions send. */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) {
    return undefined;
  }
  if (data.type === 'skip-waiting' || data.type === 'ask-build') {
    return { type: data.type };
  }
  const isVisit =
    data.type === 'visited' &&
    'page' in data &&
    isPath(data.page) &&
    'files' in data &&
    Array.isArray(data.files);
  return isVisit
    ? {
        type: 'visited',
        page: data.page as string, // Checked above.
        files: (data.files as unknown[]).filter(isPath).slice(0, MOST_FILES),
      }
    : undefined;
}
