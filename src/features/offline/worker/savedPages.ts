import { PACK_PREFIX, PAGES_CACHE, SAVED_ATTRIBUTE } from './names';

/** Headers that describe how a body was sent; a stored one is as it was read. */
const TRANSPORT_HEADERS = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
];

function getSavedAt(response: Response): number {
  return Date.parse(response.headers.get('date') ?? '') || 0;
}

/** A copy of the page for storing: it forgets redirects, which no navigation may be answered with. */
export async function toStored(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  TRANSPORT_HEADERS.forEach((name) => headers.delete(name));
  if (!headers.has('date')) {
    headers.set('date', new Date().toUTCString());
  }
  return new Response(await response.blob(), {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/** `<html lang=en>` → `<html data-saved="2026-11-20T08:00:00.000Z" lang=en>` */
export function markHtml(html: string, savedAtMs: number): string {
  const savedAt = new Date(savedAtMs).toISOString();
  return html.replace(/<html\b/, `<html ${SAVED_ATTRIBUTE}="${savedAt}"`);
}

/** The newest saved copy of a page, marked as such; undefined when there is none. */
export async function findSavedPage(
  key: string,
): Promise<Response | undefined> {
  const names = await caches.keys();
  const copies = await Promise.all(
    names
      .filter((name) => name === PAGES_CACHE || name.startsWith(PACK_PREFIX))
      .map((cacheName) => caches.match(key, { cacheName, ignoreVary: true })),
  );
  const [newest] = copies
    .filter((copy) => copy !== undefined)
    .sort((a, b) => getSavedAt(b) - getSavedAt(a));
  return (
    newest &&
    new Response(markHtml(await newest.text(), getSavedAt(newest)), {
      headers: newest.headers,
    })
  );
}
