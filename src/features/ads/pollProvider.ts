/** Time between two looks for the provider's ad; the first look is at once. */
export const POLL_INTERVAL_MS = 500;

/** The look at which a blocker is assumed: 3 s after the first. */
export const BLOCKER_POLL = 7;

/** The last look: 14.5 s after the first. */
export const LAST_POLL = 30;

/** What a look at the provider's place finds; a filler is what the provider shows when it has no ad to sell. */
export type PollFinding = 'nothing' | 'ad' | 'filler';

/** How far the search for the provider's ad has come. */
export type ProviderState =
  | {
      readonly status: 'searching';
      /** Looks that found nothing. */
      readonly polls: number;
      readonly isBlockerAssumed: boolean;
    }
  | { readonly status: 'ad' | 'filler' }
  /** Nothing came until the last look. */
  | { readonly status: 'absent' };

export const BEFORE_FIRST_POLL: ProviderState = {
  status: 'searching',
  polls: 0,
  isBlockerAssumed: false,
};

/** The state after one more look. What was found or given up stays so. */
export function pollProvider(
  state: ProviderState,
  finding: PollFinding,
): ProviderState {
  if (state.status !== 'searching') {
    return state;
  }
  if (finding !== 'nothing') {
    return { status: finding };
  }
  const polls = state.polls + 1;
  return polls >= LAST_POLL
    ? { status: 'absent' }
    : { status: 'searching', polls, isBlockerAssumed: polls >= BLOCKER_POLL };
}
