/** Files whose name holds a hash of their content never change: `/zh/assets/js/main.0123abcd.js`. */
const HASHED_FILE = /\/assets\/(?!demo-frame\/).+\.[0-9a-f]{8}\.[^/.]+$/;

/** Folders with images that pages show. */
const PLAIN_FILE = /^(\/[a-z]{2})?\/img\//;

export type AddressKind = 'hashed-file' | 'plain-file' | 'other';

/** What kind of file is at a path of the site. */
export function getKind(pathname: string): AddressKind {
  if (HASHED_FILE.test(pathname)) {
    return 'hashed-file';
  }
  return PLAIN_FILE.test(pathname) ? 'plain-file' : 'other';
}

/** The address that a page is kept under: without query, fragment or the name of its file. */
export function toPageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/\/index\.html$/, '/');
  return origin + (/\/[^/.]+$/.test(folder) ? `${folder}/` : folder);
}
