import { getKind, toPageKey } from './addresses';

describe('getKind', () => {
  it.each([
    ['/assets/js/main.0123abcd.js', 'hashed-file'],
    ['/zh/assets/css/styles.0123abcd.css', 'hashed-file'],
    ['/assets/fonts/inter.0123abcd.woff2', 'hashed-file'],
    ['/img/mark.svg', 'plain-file'],
    ['/zh/img/mark.svg', 'plain-file'],
    ['/assets/demo-frame/frame.0123abcd.js', 'other'],
    ['/assets/js/main.js', 'other'],
    ['/api/feedback', 'other'],
    ['/x/sw.js', 'other'],
    ['/packs/index.json', 'other'],
  ])('of %s is %s', (pathname, kind) => {
    expect(getKind(pathname)).toBe(kind);
  });
});

describe('toPageKey', () => {
  it.each([
    ['https://a.example/x/b/?c=1#d', 'https://a.example/x/b/'],
    ['https://a.example/x/b', 'https://a.example/x/b/'],
    ['https://a.example/x/b/index.html', 'https://a.example/x/b/'],
    ['https://a.example/x/404.html', 'https://a.example/x/404.html'],
  ])('of %s is %s', (url, key) => {
    expect(toPageKey(url)).toBe(key);
  });
});
