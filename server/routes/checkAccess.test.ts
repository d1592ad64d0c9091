import { checkAccess } from './checkAccess';

const TOKEN = 'a-token-of-this-test';

describe('checkAccess', () => {
  it.each([
    ['the token', `Bearer ${TOKEN}`, true],
    ['a prefix of it', `Bearer ${TOKEN.slice(0, -1)}`, false],
    ['more than it', `Bearer ${TOKEN}x`, false],
    ['it without a scheme', TOKEN, false],
    ['nothing', undefined, false],
  ])(
    'with a token set, takes %s: %s → %s',
    (_what, authorization, expected) => {
      const request = {
        headers: {
          host: 'localhost:3000',
          ...(authorization && { authorization }),
        },
        remoteAddress: '127.0.0.1',
      };

      expect(checkAccess(request, TOKEN)).toBe(expected);
    },
  );

  it.each([
    ['this machine', '127.0.0.1', { host: 'localhost:3000' }, true],
    ['this machine by IPv6', '::1', { host: '[::1]:3000' }, true],
    ['this machine, mapped', '::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
    ['another machine', '192.0.2.1', { host: 'localhost:3000' }, false],
    [
      'another name that leads here',
      '127.0.0.1',
      { host: 'evil.example' },
      false,
    ],
    [
      'a name that only begins so',
      '127.0.0.1',
      { host: 'localhost.evil.example' },
      false,
    ],
    [
      'a proxy on this machine',
      '127.0.0.1',
      { host: 'localhost', 'x-forwarded-for': '192.0.2.1' },
      false,
    ],
    ['nobody', undefined, {}, false],
  ])(
    'without one, %s from %s with %j: %s',
    (_what, remoteAddress, headers, expected) => {
      expect(checkAccess({ headers, remoteAddress }, undefined)).toBe(expected);
    },
  );
});
