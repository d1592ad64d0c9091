import framePolicy from '../framePolicy.json';
import { coverPaths } from './coverPaths';
import { createHeaders, renderHeaders } from './createHeaders';
import { createPagePolicy } from './createPolicy';
import { findHeaders, parseHeaders } from './parseHeaders';
import { readScriptHashes } from './readScriptHashes';

/** `script-src 'self' …` → its sources. */
function readSources(policy: string, directive: string): string[] {
  const found = policy
    .split('; ')
    .map((text) => text.split(' '))
    .find(([name]) => name === directive);
  return found?.slice(1) ?? [];
}

describe('createPagePolicy', () => {
  it('lets no script run but files of the site and the inline scripts of the build', () => {
    const policy = createPagePolicy(['sha256-abc=']);

    expect(readSources(policy, 'script-src')).toEqual([
      "'self'",
      "'sha256-abc='",
    ]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it.each([
    ['scripts', 'script-src'],
    ['images', 'img-src'],
    ['requests', 'connect-src'],
    ['frames', 'frame-src'],
  ])('adds the configured hosts of %s to %s only', (kind, directive) => {
    const host = 'https://ads.example.com';

    const policy = createPagePolicy([], { [kind]: [host] });

    expect(readSources(policy, directive)).toContain(host);
    expect(policy.split(host)).toHaveLength(2);
  });

  it.each([
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    [
      'form-action',
      ["'self'", 'https://codesandbox.io', 'https://stackblitz.com'],
    ],
    ['connect-src', ["'self'"]],
  ])('has %s %j', (directive, sources) => {
    expect(readSources(createPagePolicy([]), directive)).toEqual(sources);
  });
});

describe('coverPaths', () => {
  it.each([
    [['/x/a/', '/x/b/', '/404.html', '/'], [], ['/', '/404.html', '/x/*']],
    [['/x/a/', '/live/'], ['/live/'], ['/x/*']],
    [
      ['/zh/x/a/', '/zh/live/', '/zh/404.html', '/live/'],
      ['/live/', '/zh/live/'],
      ['/zh/404.html', '/zh/x/*'],
    ],
    [[], ['/live/'], []],
  ])('of %j without %j are %j', (pages, excluded, patterns) => {
    expect(coverPaths(pages, excluded)).toEqual(patterns);
  });
});

describe('readScriptHashes', () => {
  it.each([
    ['an inline script', '<script>a()</script>', 1],
    ['one with attributes', '<script data-a="1">a()</script>', 1],
    ['a module', '<script type=module>a()</script>', 1],
    ['several', '<script>a()</script><p></p><script>b()</script>', 2],
    ['a file', '<script src=/a.js defer></script>', 0],
    ['data', '<script type="application/ld+json">{"a":1}</script>', 0],
    [
      'an attribute that only looks like a source',
      '<script data-src=a>a()</script>',
      1,
    ],
  ])('counts for %s', (_what, html, count) => {
    expect(readScriptHashes(html)).toHaveLength(count);
  });

  it('hashes the text between the tags, as browsers do', () => {
    expect(
      readScriptHashes("<script>alert('Hello, world.');</script>"),
    ).toEqual(['sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=']);
  });
});

describe('the headers of a site', () => {
  const rules = createHeaders({
    pages: ['/', '/404.html', '/x/a/', '/zh/x/a/', '/demo-frame/'],
    scriptHashes: ['sha256-abc='],
    frame: framePolicy,
  });

  it('stay the same when they are written and read', () => {
    expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
  });

  it.each(['/', '/x/a/', '/zh/x/a/', '/404.html'])(
    'of %s are strict',
    (pathname) => {
      expect(findHeaders(rules, pathname)).toEqual({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()') as string,
        'Strict-Transport-Security': expect.stringMatching(
          /^max-age=\d{8}/,
        ) as string,
        'Content-Security-Policy': createPagePolicy(['sha256-abc=']),
      });
    },
  );

  it('have one policy each: hosts would apply both of two', () => {
    const policies = rules.filter(
      ({ path, headers }) =>
        'Content-Security-Policy' in headers &&
        (path === '/demo-frame/*' || path === '/*'),
    );

    expect(policies.map(({ path }) => path)).toEqual(['/demo-frame/*']);
  });

  it('let the code that readers type run from blobs, ask nobody and send no form', () => {
    const policy =
      findHeaders(rules, '/demo-frame/')['Content-Security-Policy'] ?? '';

    expect(readSources(policy, 'script-src')).toEqual(["'self'", 'blob:']);
    expect(readSources(policy, 'sandbox')).toEqual(['allow-scripts']);
    expect(readSources(policy, 'default-src')).toEqual(["'none'"]);
    expect(readSources(policy, 'form-action')).toEqual(["'none'"]);
  });

  it.each([
    ['no file', ''],
    ['a comment', '# nothing\n'],
    ['a header without a path', '  X-A: b\n'],
  ])('are none with %s', (_what, text) => {
    expect(findHeaders(parseHeaders(text), '/')).toEqual({});
  });
});
