/**
 * Paths of the site, as pure text functions. No Node or browser API is used
 * here, so both the build and the browser import this file.
 */

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/** Paths that exist once, for all languages. */
const WITHOUT_LANGUAGE = /^\/(blog|size-snapshot)(?=[/?#]|$)/;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** `/a//b/?q=//#c//d` → `/a/b/?q=//#c//d`: only the path part is touched. */
function collapseSlashes(href: string): string {
  return href.replace(/^[^?#]*/, (path) => path.replace(/\/{2,}/g, '/'));
}

/** `/zh/x/react-data-grid/` → `zh`; anything unknown is English. */
export function getLanguage(href: string): Language {
  const prefix = LANGUAGE_PREFIX.exec(collapseSlashes(href))?.[1];
  return isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE;
}

/** The link without its language: `/zh/x/introduction/?a=1#b` → `/x/introduction/?a=1#b`. */
export function canonicalAs(href: string): string {
  const rest = collapseSlashes(href).replace(LANGUAGE_PREFIX, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** As {@link canonicalAs}, as a server sees it: `/zh/x/introduction/?a=1#b` → `/x/introduction/?a=1`. */
export function canonicalAsServer(href: string): string {
  return canonicalAs(href).replace(/#.*$/, '');
}

/**
 * The name of a page: no language, query, hash or trailing slash; a leading
 * `api` segment is `api-docs`.
 * `/zh/api/button/#props` → `/api-docs/button`
 */
export function canonicalPathname(href: string): string {
  const path = canonicalAs(href)
    .replace(/[?#].*$/, '')
    .replace(/^\/api(?=\/|$)/, '/api-docs')
    .replace(/\/$/, '');
  return path === '' ? '/' : path;
}

/**
 * A link inside the site, in a language. Hash-only, external and `mailto:`
 * links, and links that have a language already, are returned as they are.
 * `localizeHref('/x/introduction/', 'zh')` → `/zh/x/introduction/`
 */
export function localizeHref(href: string, language: Language): string {
  const isInternal = href.startsWith('/') && !href.startsWith('//');
  if (
    !isInternal ||
    language === DEFAULT_LANGUAGE ||
    LANGUAGE_PREFIX.test(href) ||
    WITHOUT_LANGUAGE.test(href)
  ) {
    return href;
  }
  return `/${language}${href}`;
}
