import { isEnabled } from './isEnabled';

describe('isEnabled', () => {
  it.each([
    ['the production host', 'mui.com', '', false, true],
    ['a host that only contains its name', 'evil-mui.com', '', false, false],
    ['a host below another', 'mui.com.example', '?pwa=1', false, false],
    ['a preview', 'preview.mui.com', '?pwa=1', true, false],
    ['another port', 'mui.com:8080', '', false, false],
    ['this machine', 'localhost:3000', '', false, false],
    ['this machine when asked', 'localhost:3000', '?pwa=1', false, true],
    ['this machine by its number', '127.0.0.1:3000', '?a=2&pwa=1', false, true],
    [
      'this machine with another word',
      'localhost:3000',
      '?pwa=10',
      false,
      false,
    ],
    ['this machine with a worker', 'localhost:3000', '', true, true],
  ])('on %s', (_what, host, search, isControlled, expected) => {
    const { hostname } = new URL(`http://${host}`);
    expect(
      isEnabled({
        host,
        hostname,
        search,
        siteUrl: 'https://mui.com',
        isControlled,
      }),
    ).toBe(expected);
  });
});
