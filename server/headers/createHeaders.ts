import { coverPaths } from './coverPaths';
import {
  createPagePolicy,
  formatPolicy,
  type Directives,
  type PolicyHosts,
} from './createPolicy';

/** Headers of all addresses that match `path`: an exact one, or a folder and all below it with `/*` at its end. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What holds for the page that runs what readers type: it is sandboxed, so it
 * has an origin of its own and nothing of the reader's.
 */
export interface FramePolicy {
  /** `/demo-frame/`; in other languages it may be below their prefix too. */
  readonly path: string;
  /** Folder of its scripts, which it asks for from its own origin. */
  readonly assets: string;
  readonly directives: Directives;
  /** Directives that count in a header only. */
  readonly headerDirectives: Directives;
  readonly assetHeaders: Readonly<Record<string, string>>;
}

export interface HeadersInput {
  /** Paths of all pages: `/x/introduction/`, `/404.html`. */
  readonly pages: readonly string[];
  /** Of the inline scripts of all pages: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly frame: FramePolicy;
  readonly hosts?: PolicyHosts;
}

/** What demos and the shell never ask for. */
const REFUSED_PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const YEAR_SECONDS = 31_536_000;

const EVERYWHERE: HeaderRule = {
  path: '/*',
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_PERMISSIONS.map((name) => `${name}=()`).join(
      ', ',
    ),
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  },
};

/** The service workers, which decide what readers see: no copy of them may be old. */
const WORKERS = ['/x/sw.js', '/zh/x/sw.js'];

/**
 * Headers of the built site. Hosts apply every rule that matches, and two
 * policies would both hold, so the rules of pages leave the frame out.
 */
export function createHeaders({
  pages,
  scriptHashes,
  frame,
  hosts,
}: HeadersInput): HeaderRule[] {
  const frames = pages.filter((page) => page.endsWith(frame.path));
  const toRules = (paths: readonly string[], policy: string): HeaderRule[] =>
    paths.map((path) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    }));
  return [
    EVERYWHERE,
    ...toRules(
      coverPaths(pages, frames),
      createPagePolicy(scriptHashes, hosts),
    ),
    ...toRules(
      frames.map((path) => `${path}*`),
      formatPolicy({ ...frame.directives, ...frame.headerDirectives }),
    ),
    { path: `${frame.assets}*`, headers: frame.assetHeaders },
    ...WORKERS.map((path) => ({
      path,
      headers: { 'Cache-Control': 'no-cache' },
    })),
  ];
}

/** Rules as the `_headers` file that static hosts read. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [
        path,
        ...Object.entries(headers).map(
          ([name, value]) => `  ${name}: ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}
