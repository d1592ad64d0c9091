export type PackFailure =
  /** The reader stopped it. */
  | 'stopped'
  /** The browser has no room for it. */
  | 'full'
  /** The site was deployed anew while it was fetched. */
  | 'changed'
  /** The network, or the browser's storage, does not work. */
  | 'failed';

export class PackError extends Error {
  constructor(readonly failure: PackFailure) {
    super(`The product was not saved: ${failure}.`);
  }
}

/** Why something went wrong, in the words of {@link PackFailure}. */
export function toFailure(error: unknown): PackFailure {
  if (error instanceof PackError) {
    return error.failure;
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') {
    return 'stopped';
  }
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
