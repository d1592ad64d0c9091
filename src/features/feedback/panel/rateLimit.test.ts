import { createRateLimit } from './rateLimit';

describe('createRateLimit', () => {
  it('refuses what is too much for a minute, and allows it later', () => {
    const isAllowed = createRateLimit(2, 1000);
    expect([0, 10, 20, 999].map(isAllowed)).toEqual([true, true, false, false]);
    expect([1000, 1010, 1011].map(isAllowed)).toEqual([true, true, false]);
  });
});
