import {
  chooseContent,
  chooseIndex,
  chooseShape,
  isCrawler,
  type AdFacts,
} from './chooseContent';
import type { ProviderState } from './pollProvider';

const SEARCHING: ProviderState = {
  status: 'searching',
  polls: 6,
  isBlockerAssumed: false,
};
const BLOCKED: ProviderState = {
  status: 'searching',
  polls: 7,
  isBlockerAssumed: true,
};

const READER: AdFacts = {
  isEnabled: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  provider: SEARCHING,
  isHouseShown: false,
  messageRandom: 0.5,
  shape: 'image',
};

describe('chooseContent', () => {
  it.each<[string, Partial<AdFacts>, string, string]>([
    ['nothing for a crawler', { userAgent: 'Googlebot/2.1' }, 'none', ''],
    ['nothing in development', { isEnabled: false }, 'none', ''],
    [
      'an in-house ad where no provider may be asked',
      { provider: null },
      'house',
      'in-house-body-top-image',
    ],
    ['nothing yet while the provider is asked', {}, 'none', ''],
    [
      'the in-house ad that is there already while the provider is asked',
      { isHouseShown: true },
      'house',
      'in-house-body-top-image',
    ],
    [
      "the provider's ad",
      { provider: { status: 'ad' }, isHouseShown: true },
      'provider',
      'carbon-body-top-image',
    ],
    [
      "an in-house ad instead of the provider's filler",
      { provider: { status: 'filler' } },
      'house',
      'in-house-carbon-body-top-image',
    ],
    [
      'an in-house ad where a blocker is assumed',
      { provider: BLOCKED, messageRandom: 0.2 },
      'house',
      'in-house-body-top-image',
    ],
    [
      'the request to a fifth of those who block',
      { provider: BLOCKED, messageRandom: 0.199 },
      'message',
      'in-house-adblock-body-top-image',
    ],
    [
      'the request after the last look as before it',
      { provider: { status: 'absent' }, messageRandom: 0 },
      'message',
      'in-house-adblock-body-top-image',
    ],
    [
      'no request where nothing could be blocked',
      { provider: null, messageRandom: 0, shape: 'inline' },
      'house',
      'in-house-body-top-inline',
    ],
  ])('shows %s', (_what, facts, kind, label) => {
    expect(chooseContent({ ...READER, ...facts })).toEqual({ kind, label });
  });
});

describe('chooseShape', () => {
  it.each([
    [0, 'inline'],
    [0.199, 'inline'],
    [0.2, 'image'],
    [0.999, 'image'],
  ])('makes of %d the shape %s', (random, shape) => {
    expect(chooseShape(random)).toBe(shape);
  });
});

describe('chooseIndex', () => {
  it.each([
    [0, 0],
    [0.19, 0],
    [0.2, 1],
    [0.999, 4],
    [1, 4],
  ])('makes of %d the ad %d of five', (random, index) => {
    expect(chooseIndex(random, 5)).toBe(index);
  });
});

describe('isCrawler', () => {
  it.each([
    ['Googlebot/2.1 (+http://www.google.com/bot.html)', true],
    ['Baiduspider/2.0', true],
    ['A CRAWLER of the web', true],
    ['Robots', true],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15', false],
    ['', false],
  ])('knows that %j is one: %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected);
  });
});
