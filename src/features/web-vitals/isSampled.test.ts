import { isSampled } from './isSampled';

describe('isSampled', () => {
  it.each([
    [0.0001, 1e-4, true],
    [0.00011, 1e-4, false],
    [0, 1e-4, true],
    [0, 0, false],
    [0.999, 1, true],
  ])('with the random %d and the share %d is %s', (random, share, expected) => {
    expect(isSampled(random, share)).toBe(expected);
  });
});
