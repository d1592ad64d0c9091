/** Names of what is stored, which the page and the worker share. */

/** Pages that were visited. */
export const PAGES_CACHE = 'docs-pages';
/** What visited pages loaded. */
export const FILES_CACHE = 'docs-files';
/** Files of all saved products together: products share most of them. */
export const SAVED_FILES_CACHE = 'docs-saved-files';
/** Pages of a saved product, and its manifest: `docs-pack:en:x-data-grid`. */
export const PACK_PREFIX = 'docs-pack:';

/** Header of a saved page: the hash that the manifest gave. */
export const HASH_HEADER = 'x-docs-hash';

/** Attribute of the document that comes from what is saved: when it was, as an ISO date. */
export const SAVED_ATTRIBUTE = 'data-saved';

export function toPackCacheName(language: string, product: string): string {
  return `${PACK_PREFIX}${language}:${product}`;
}

/** `docs-pack:en:x-data-grid` → `{ language: 'en', product: 'x-data-grid' }` */
export function parsePackCacheName(
  name: string,
): { readonly language: string; readonly product: string } | undefined {
  const [language, product, ...rest] = name.startsWith(PACK_PREFIX)
    ? name.slice(PACK_PREFIX.length).split(':')
    : [];
  return language && product && rest.length === 0
    ? { language, product }
    : undefined;
}
