import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { page, shared } from './define';
import { remarkUnwrittenLinks } from './remarkUnwrittenLinks';

const siteDirectory = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);

async function transform(markdown: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkUnwrittenLinks, {
      navigation: [
        ...navigation,
        shared(page('/x/later', { title: 'Later' })),
        shared(page('/x/api/data-grid', { title: 'API' })),
      ],
      pages: {
        directory: path.join(siteDirectory, 'docs/x'),
        siteDirectory,
        routeBasePath: 'x',
      },
      generatedPaths: ['/x/api/data-grid/'],
    });
  return processor.run(processor.parse(markdown));
}

function listUrls(node: unknown): string[] {
  const { url, children } = node as { url?: string; children?: unknown[] };
  return [...(url ? [url] : []), ...(children ?? []).flatMap(listUrls)];
}

describe('remarkUnwrittenLinks', () => {
  it.each(['/x/later/', '/x/later/#part', '/x/later/?a=1'])(
    'shows %s as text while the navigation names a page that nobody wrote',
    async (url) => {
      const root = await transform(`Read [more *here*](${url}).`);

      expect(listUrls(root)).toEqual([]);
      expect(root.children[0]).toMatchObject({
        children: [
          { value: 'Read ' },
          { value: 'more ' },
          { type: 'emphasis' },
          { value: '.' },
        ],
      });
    },
  );

  it.each([
    ['a page that exists', '/x/whats-new/'],
    ['a page that a plugin writes', '/x/api/data-grid/#props'],
    ['another site', 'https://example.com/x/later/'],
    ['a heading of the page', '#later'],
    [
      'a page that the navigation does not know, so that the build stops',
      '/x/latr/',
    ],
  ])('keeps a link to %s', async (_what, url) => {
    expect(listUrls(await transform(`[a](${url})`))).toEqual([url]);
  });
});
