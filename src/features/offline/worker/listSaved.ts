import { PAGES_CACHE, parsePackCacheName } from './names';
import type { SavedLink } from './offlinePage';

/** Most pages that the offline page lists. */
const MOST_PAGES = 20;

/** `Sorting - MUI X` */
const TITLE = /<title[^>]*>([^<]*)<\/title>/;

const TEXTS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Title of a page's HTML, without entities; undefined when it has none. */
export function readTitle(html: string): string | undefined {
  const title = TITLE.exec(html)?.[1]?.trim();
  return title?.replace(/&[#\w]+;/g, (entity) => TEXTS[entity] ?? entity);
}

/** Visited pages below a scope, the last ones first. */
export async function listVisited(scope: string): Promise<SavedLink[]> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = (await cache.keys()).filter(({ url }) =>
    url.startsWith(scope),
  );
  return Promise.all(
    requests
      .reverse()
      .slice(0, MOST_PAGES)
      .map(async (request) => {
        const html = await (await cache.match(request))?.text();
        const { pathname } = new URL(request.url);
        return { href: pathname, title: readTitle(html ?? '') ?? pathname };
      }),
  );
}

/** Saved products with a page below a scope: the page of theirs that is nearest to it. */
export async function listProducts(
  scope: string,
  names: Readonly<Record<string, string>>,
): Promise<SavedLink[]> {
  const links = (await caches.keys()).map(async (cacheName) => {
    const product = parsePackCacheName(cacheName)?.product ?? '';
    const folder = `${scope}${product.replace(/^x-/, 'react-')}/`;
    const requests = product ? await (await caches.open(cacheName)).keys() : [];
    const [start] = requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith(folder))
      .sort((a, b) => a.length - b.length);
    return start === undefined
      ? []
      : [{ href: new URL(start).pathname, title: names[product] ?? product }];
  });
  return (await Promise.all(links)).flat();
}
