/** Files that a page can't do without, as its HTML names them. */
const FILE =
  /\s(?:src|href)=["']?(\/[^"'\s>]+\.(?:js|css|woff2|svg|png|webp|avif|jpe?g|gif))(?=["'\s>])/g;

/** Scripts and styles that every page starts with; the hash in their names changes with their content. */
const HASHED = /\/assets\/(?:js|css)\/[^/]+\.([0-9a-f]{8})\.(?:js|css)$/;

/** Icons for the system, not for the page. */
const APP_ICONS = '/img/app/';

/** `<script src=/a.js>` → `['/a.js']` */
export function readHtmlFiles(html: string): string[] {
  return [...html.matchAll(FILE)]
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith(APP_ICONS));
}

/**
 * Id of a build: the hashes of what every page starts with, and so of all that
 * this may load. The browser reads the same from its document.
 * `6b6d1752-dce6531c-2aaa1725`
 *
 * @throws {Error} When the page starts with nothing of that kind.
 */
export function readBuildId(html: string): string {
  const hashes = readHtmlFiles(html).flatMap(
    (url) => HASHED.exec(url)?.[1] ?? [],
  );
  if (hashes.length === 0) {
    throw new Error(
      '[service-worker] The page loads no script with a hash in its name: builds could not be told apart.',
    );
  }
  return [...new Set(hashes)].join('-');
}
