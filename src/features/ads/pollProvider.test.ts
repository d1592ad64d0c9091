import {
  BEFORE_FIRST_POLL,
  pollProvider,
  type PollFinding,
  type ProviderState,
} from './pollProvider';

/** The state after looks that found nothing, and then one that found something else. */
function pollTimes(empty: number, last?: PollFinding): ProviderState {
  let state = BEFORE_FIRST_POLL;
  for (let poll = 0; poll < empty; poll += 1) {
    state = pollProvider(state, 'nothing');
  }
  return last ? pollProvider(state, last) : state;
}

describe('pollProvider', () => {
  it.each([
    [1, { status: 'searching', polls: 1, isBlockerAssumed: false }],
    [6, { status: 'searching', polls: 6, isBlockerAssumed: false }],
    [7, { status: 'searching', polls: 7, isBlockerAssumed: true }],
    [8, { status: 'searching', polls: 8, isBlockerAssumed: true }],
    [29, { status: 'searching', polls: 29, isBlockerAssumed: true }],
    [30, { status: 'absent' }],
    [31, { status: 'absent' }],
  ])('is, after %d looks without an ad, %j', (polls, state) => {
    expect(pollTimes(polls)).toEqual(state);
  });

  it.each([0, 5, 6, 7, 28, 29])(
    'finds the ad after %d empty looks, also when a blocker was assumed',
    (empty) => {
      expect(pollTimes(empty, 'ad')).toEqual({ status: 'ad' });
      expect(pollTimes(empty, 'filler')).toEqual({ status: 'filler' });
    },
  );

  it('looks no more after the last look, nor after it found something', () => {
    expect(pollTimes(30, 'ad')).toEqual({ status: 'absent' });
    expect(pollProvider({ status: 'ad' }, 'nothing')).toEqual({ status: 'ad' });
    expect(pollProvider({ status: 'filler' }, 'ad')).toEqual({
      status: 'filler',
    });
  });
});
