/** Hosts that the site's options add to what pages may load and ask. */
export interface PolicyHosts {
  /** Of scripts: analytics, advertising. */
  readonly scripts?: readonly string[];
  /** Of images: advertising, pixels. */
  readonly images?: readonly string[];
  /** Of requests: endpoints on other origins. */
  readonly requests?: readonly string[];
  /** Of frames. */
  readonly frames?: readonly string[];
}

/** Where the flags of the grid's demo data come from. */
const DEMO_IMAGES = ['https://flagcdn.com'];

/** Where demos are exported to, by a form. */
const SANDBOXES = ['https://codesandbox.io', 'https://stackblitz.com'];

/** Directive → its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** `{ 'script-src': ["'self'", 'blob:'] }` → `script-src 'self' blob:` */
export function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What is the same for every page. */
const COMMON: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
  // Components write their styles while they run, as <style> elements and as
  // style attributes with values that no hash can foresee. A style can't act.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
};

/**
 * Content security policy of the site's pages: scripts are files of the site
 * or one of the inline scripts that the build made, given by their hashes.
 *
 * @param scriptHashes `sha256-…`, without quotes.
 */
export function createPagePolicy(
  scriptHashes: readonly string[],
  hosts: PolicyHosts = {},
): string {
  return formatPolicy({
    ...COMMON,
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hosts.scripts ?? []),
    ],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...DEMO_IMAGES,
      ...(hosts.images ?? []),
    ],
    'connect-src': ["'self'", ...(hosts.requests ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...(hosts.frames ?? [])],
    'form-action': ["'self'", ...SANDBOXES],
  });
}
