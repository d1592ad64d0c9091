import {
  canonicalAs,
  canonicalAsServer,
  canonicalPathname,
  getLanguage,
  localizeHref,
} from './paths';

describe('paths', () => {
  it.each([
    // href, language, link form, server form, pathname
    ['/', 'en', '/', '/', '/'],
    ['/zh/', 'zh', '/', '/', '/'],
    ['/zh', 'zh', '/', '/', '/'],
    ['/zh?a=1', 'zh', '/?a=1', '/?a=1', '/'],
    ['/en', 'en', '/', '/', '/'],
    [
      '/zh/x/react-data-grid/',
      'zh',
      '/x/react-data-grid/',
      '/x/react-data-grid/',
      '/x/react-data-grid',
    ],
    [
      '/en/x/introduction/',
      'en',
      '/x/introduction/',
      '/x/introduction/',
      '/x/introduction',
    ],
    [
      '/fr/x/introduction/',
      'en',
      '/fr/x/introduction/',
      '/fr/x/introduction/',
      '/fr/x/introduction',
    ],
    ['/zhx/y/', 'en', '/zhx/y/', '/zhx/y/', '/zhx/y'],
    [
      '/x/react-data-grid/#foo',
      'en',
      '/x/react-data-grid/#foo',
      '/x/react-data-grid/',
      '/x/react-data-grid',
    ],
    [
      '/x/react-data-grid/?a=1#b',
      'en',
      '/x/react-data-grid/?a=1#b',
      '/x/react-data-grid/?a=1',
      '/x/react-data-grid',
    ],
    [
      '/x/react-charts/bars//',
      'en',
      '/x/react-charts/bars/',
      '/x/react-charts/bars/',
      '/x/react-charts/bars',
    ],
    [
      '/x//react-charts?next=//a#b//c',
      'en',
      '/x/react-charts?next=//a#b//c',
      '/x/react-charts?next=//a',
      '/x/react-charts',
    ],
    [
      '/x/api/data-grid/data-grid/',
      'en',
      '/x/api/data-grid/data-grid/',
      '/x/api/data-grid/data-grid/',
      '/x/api/data-grid/data-grid',
    ],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    [
      '/zh/api/button/#props',
      'zh',
      '/api/button/#props',
      '/api/button/',
      '/api-docs/button',
    ],
    ['/api', 'en', '/api', '/api', '/api-docs'],
    ['/apis/x/', 'en', '/apis/x/', '/apis/x/', '/apis/x'],
    ['/zh/blog/foo/', 'zh', '/blog/foo/', '/blog/foo/', '/blog/foo'],
  ])('reads %s', (href, language, link, server, pathname) => {
    expect({
      language: getLanguage(href),
      link: canonicalAs(href),
      server: canonicalAsServer(href),
      pathname: canonicalPathname(href),
    }).toEqual({ language, link, server, pathname });
  });
});

describe('localizeHref', () => {
  it.each([
    ['/x/introduction/', 'en', '/x/introduction/'],
    ['/x/introduction/', 'zh', '/zh/x/introduction/'],
    ['/x/introduction/?a=1#b', 'zh', '/zh/x/introduction/?a=1#b'],
    ['/zh/x/introduction/', 'zh', '/zh/x/introduction/'],
    ['/zh', 'zh', '/zh'],
    ['/zhx/y/', 'zh', '/zh/zhx/y/'],
    ['#hash', 'zh', '#hash'],
    ['https://mui.com/x/', 'zh', 'https://mui.com/x/'],
    ['//mui.com/x/', 'zh', '//mui.com/x/'],
    ['mailto:docs@example.com', 'zh', 'mailto:docs@example.com'],
    ['/blog', 'zh', '/blog'],
    ['/blog/post/', 'zh', '/blog/post/'],
    ['/blogging/', 'zh', '/zh/blogging/'],
    ['/size-snapshot/', 'zh', '/size-snapshot/'],
  ] as const)('%s in %s is %s', (href, language, expected) => {
    expect(localizeHref(href, language)).toBe(expected);
  });
});
