import { readTitle } from './listSaved';
import { parsePackCacheName, toPackCacheName } from './names';
import { renderOfflinePage } from './offlinePage';
import { markHtml } from './savedPages';
import type { SiteTexts } from './site';

describe('markHtml', () => {
  it('says in the document when it was saved', () => {
    expect(markHtml('<!doctype html><html lang=en><head>', 0)).toBe(
      '<!doctype html><html data-saved="1970-01-01T00:00:00.000Z" lang=en><head>',
    );
  });
});

describe('readTitle', () => {
  it.each([
    ['<title data-rh=true>Rows &amp; columns</title>', 'Rows & columns'],
    ['<title> Sorting </title>', 'Sorting'],
    ['<p>', undefined],
  ])('of %s is %j', (html, title) => {
    expect(readTitle(html)).toBe(title);
  });
});

describe('parsePackCacheName', () => {
  it.each([
    [
      toPackCacheName('en', 'x-charts'),
      { language: 'en', product: 'x-charts' },
    ],
    ['docs-pages', undefined],
    ['docs-pack:en', undefined],
    ['docs-pack:en:a:b', undefined],
  ])('of %s is %j', (name, pack) => {
    expect(parsePackCacheName(name)).toEqual(pack);
  });
});

describe('renderOfflinePage', () => {
  const toTexts = (language: string): SiteTexts => ({
    offlineTitle: `${language} title`,
    offlineText: `${language} text`,
    offlineRetry: `${language} retry`,
    offlineProducts: `${language} products`,
    offlinePages: `${language} pages`,
    offlineNothing: `${language} nothing`,
  });
  const languages = ['en', 'zh'].map((htmlLang) => ({
    htmlLang,
    texts: toTexts(htmlLang),
  }));
  const render = (pages: readonly { href: string; title: string }[]) =>
    new DOMParser().parseFromString(
      renderOfflinePage({ languages, products: [], pages }),
      'text/html',
    );

  it('speaks both languages, its own first', () => {
    const page = render([]);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('h1')?.textContent).toBe('en title');
    expect(page.querySelector('[lang="zh"]')?.textContent).toBe(
      'zh titlezh text',
    );
    expect(page.body.textContent).toContain('en nothing');
  });

  it('lists what is saved, titles as text', () => {
    const page = render([{ href: '/x/a/', title: '<img src=x> & "b"' }]);
    const link = page.querySelector('li a');
    expect(link?.textContent).toBe('<img src=x> & "b"');
    expect(link?.getAttribute('href')).toBe('/x/a/');
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.textContent).not.toContain('en nothing');
    expect(page.body.textContent).not.toContain('en products');
  });

  it('has a way to try again: the same address', () => {
    expect(render([]).querySelector('.retry')?.getAttribute('href')).toBe('');
  });
});
