import type { Site } from './site';

export interface SavedLink {
  readonly href: string;
  readonly title: string;
}

export interface OfflinePageInput {
  readonly languages: Site['languages'];
  /** Start pages of saved products. */
  readonly products: readonly SavedLink[];
  /** The last ones first. */
  readonly pages: readonly SavedLink[];
}

/** Nothing but its own text and styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1rem/1.6 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; }
ul { margin: 0; padding: 0; list-style: none; }
a { color: light-dark(#006bd6, #66b2ff); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
li a { display: block; padding: .625rem 0; border-top: 1px solid light-dark(#dde3ea, #2b333d); }
.retry { display: inline-block; padding: .625rem 1.25rem; border-radius: 8px; background: light-dark(#006bd6, #66b2ff); color: light-dark(#fff, #0b1016); font-weight: 600; text-decoration: none; }
.other { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid light-dark(#dde3ea, #2b333d); color: light-dark(#55606e, #a9b4c0); }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function renderList(title: string, links: readonly SavedLink[]): string {
  const items = links.map(
    (link) =>
      `<li><a href="${escape(link.href)}">${escape(link.title)}</a></li>`,
  );
  return items.length === 0
    ? ''
    : `<h2>${escape(title)}</h2><ul>${items.join('')}</ul>`;
}

/** The page in place of one that is not saved: in the site's language with what is saved, and in short in the others. */
export function renderOfflinePage({
  languages: [first, ...others],
  products,
  pages,
}: OfflinePageInput): string {
  if (!first) {
    return '';
  }
  const { htmlLang, texts } = first;
  const lists =
    renderList(texts.offlineProducts, products) +
    renderList(texts.offlinePages, pages);
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(texts.offlineTitle)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escape(texts.offlineTitle)}</h1>
<p>${escape(texts.offlineText)}</p>
<p><a class="retry" href="">${escape(texts.offlineRetry)}</a></p>
${lists || `<p>${escape(texts.offlineNothing)}</p>`}
${others
  .map(
    (other) =>
      `<p class="other" lang="${other.htmlLang}"><strong>${escape(other.texts.offlineTitle)}</strong><br>${escape(other.texts.offlineText)}</p>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

/** The page as an answer; its status says that this is not what was asked for. */
export function createOfflineResponse(input: OfflinePageInput): Response {
  return new Response(renderOfflinePage(input), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });
}
