/** What was thrown or rejected with, as an error: anything may be thrown. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
