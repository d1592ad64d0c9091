/** The built site as files: what is in the pages before any script runs. */
import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

const BUILD = path.resolve(__dirname, '../../build');

const GUIDES = [
  'introduction',
  'react-data-grid/sorting',
  'react-date-pickers/date-picker',
  'react-charts/bars',
  'react-tree-view/rich-tree-view/items',
];

function readPage(pathname: string): Document {
  const html = fs.readFileSync(
    path.join(BUILD, pathname, 'index.html'),
    'utf8',
  );
  return new JSDOM(html).window.document;
}

function listFiles(extension: string): string[] {
  return fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension));
}

function getHref(page: Document, selector: string): string | null | undefined {
  return page.querySelector(selector)?.getAttribute('href');
}

describe.each(GUIDES)('the page /x/%s/', (guide) => {
  const english = readPage(`x/${guide}`);
  const chinese = readPage(`zh/x/${guide}`);

  it('says its language and address', () => {
    expect(english.documentElement.lang).toBe('en');
    expect(chinese.documentElement.lang).toBe('zh-CN');
    expect(getHref(english, 'link[rel=canonical]')).toBe(
      `https://mui.com/x/${guide}/`,
    );
    expect(getHref(chinese, 'link[rel=canonical]')).toBe(
      `https://mui.com/zh/x/${guide}/`,
    );
  });

  it.each([
    ['English', english],
    ['Chinese', chinese],
  ])('names its translations, in %s', (_language, page) => {
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map(
      (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
    );
    expect(alternates).toEqual([
      ['en', `https://mui.com/x/${guide}/`],
      ['zh-CN', `https://mui.com/zh/x/${guide}/`],
      ['x-default', `https://mui.com/x/${guide}/`],
    ]);
  });

  it('has the same sections and demos in both languages', () => {
    const readIds = (page: Document): (string | null)[] =>
      [...page.querySelectorAll('article :is(h2, h3), [data-demo]')].map(
        (element) => element.id,
      );
    expect(readIds(english).length).toBeGreaterThan(3);
    expect(readIds(chinese)).toEqual(readIds(english));
  });

  it('has one title, a lead, and the code of every demo for readers without scripts', () => {
    for (const page of [english, chinese]) {
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('meta[name=description]')).not.toBeNull();
      const demos = [...page.querySelectorAll('[data-demo]')];
      expect(
        demos.filter(
          (demo) =>
            !demo
              .querySelector('noscript')
              ?.textContent?.includes('export default'),
        ),
      ).toEqual([]);
    }
  });
});

describe('the build', () => {
  it('says which product a page belongs to', () => {
    const page = readPage('x/react-tree-view/rich-tree-view/items');
    const readMeta = (name: string): string | null | undefined =>
      page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect(readMeta('mui:productId')).toBe('x-tree-view');
    expect(readMeta('mui:productCategoryId')).toBe('x');
  });

  it('counts a tenth of the clicks on the products in its header', () => {
    const links = readPage('x/introduction').querySelectorAll<HTMLElement>(
      '.navbar__items a[data-ga-event-action="product"]',
    );
    const shares = [...links].map(({ dataset }) => dataset['gaEventSplit']);
    expect(shares).toEqual(['0.1', '0.1', '0.1', '0.1']);
  });

  it('leads the start address to the introduction on any host', () => {
    expect(
      readPage('').querySelector('meta[http-equiv=refresh]')?.outerHTML,
    ).toContain('url=/x/introduction/');
    expect(fs.readFileSync(path.join(BUILD, '_redirects'), 'utf8')).toContain(
      '/ /x/introduction/ 301\n',
    );
  });

  it('has a page for wrong addresses in both languages', () => {
    const readTitle = (file: string): string | null | undefined =>
      new JSDOM(
        fs.readFileSync(path.join(BUILD, file), 'utf8'),
      ).window.document.querySelector('h1')?.textContent;
    expect(readTitle('404.html')).toBe('Page Not Found');
    expect(readTitle('zh/404.html')).toBe('找不到页面');
  });

  it('asks no other host for scripts, styles, fonts or images', () => {
    const files = listFiles('.html');
    const foreign = files.flatMap((file) => {
      // A fragment: hundreds of windows would not fit into memory.
      const page = JSDOM.fragment(
        fs.readFileSync(path.join(BUILD, file), 'utf8'),
      );
      return [
        ...page.querySelectorAll(
          'script[src], link[rel=stylesheet], link[rel=preload], link[rel=icon], img[src]',
        ),
      ]
        .map((node) => node.getAttribute('src') ?? node.getAttribute('href'))
        .filter(
          (address) =>
            new URL(address ?? '', 'http://own.host/').host !== 'own.host',
        );
    });
    expect(files.length).toBeGreaterThan(10);
    expect(foreign).toEqual([]);
  });

  it('holds no path of the machine that built it', () => {
    const root = path.resolve(__dirname, '../..');
    const files = [...listFiles('.js'), ...listFiles('.html')];
    const leaking = files.filter((file) =>
      fs.readFileSync(path.join(BUILD, file), 'utf8').includes(`${root}/`),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(leaking).toEqual([]);
  });
});
