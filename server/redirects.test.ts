import { parseRedirects } from './redirects';

describe('parseRedirects', () => {
  it('reads one redirect a line, and names each by its path without a trailing slash', () => {
    const text = '/ /x/introduction/ 301\n/x/a/ /x/b/ 301\n/x/c /x/d/ 302\n';

    expect([...parseRedirects(text)]).toEqual([
      ['', { to: '/x/introduction/', status: 301 }],
      ['/x/a', { to: '/x/b/', status: 301 }],
      ['/x/c', { to: '/x/d/', status: 302 }],
    ]);
  });

  it.each([
    ['an empty file', ''],
    ['blank lines', '\n  \n'],
    ['a line without a target', '/x/a/\n'],
  ])('has none in %s', (_what, text) => {
    expect([...parseRedirects(text)]).toEqual([]);
  });
});
