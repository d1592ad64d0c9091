import { coverPaths } from './coverPaths';
import {
  createPagePolicy,
  createSandboxPolicy,
  type PolicyHosts,
} from './createPolicy';

/** Headers of all addresses that match `path`: an exact one, or a folder and all below it with `/*` at its end. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeadersInput {
  /** Paths of all pages: `/x/introduction/`, `/404.html`. */
  readonly pages: readonly string[];
  /** Of the inline scripts of all pages: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Paths of the pages that run what readers type; each with all below it. */
  readonly sandboxes: readonly string[];
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

/**
 * Headers of the built site. Hosts apply every rule that matches, and two
 * policies would both hold, so the rules of pages leave the sandboxes out.
 */
export function createHeaders({
  pages,
  scriptHashes,
  sandboxes,
  hosts,
}: HeadersInput): HeaderRule[] {
  const toRules = (paths: readonly string[], policy: string): HeaderRule[] =>
    paths.map((path) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    }));
  return [
    EVERYWHERE,
    ...toRules(
      coverPaths(pages, sandboxes),
      createPagePolicy(scriptHashes, hosts),
    ),
    ...toRules(
      sandboxes.map((path) => `${path}*`),
      createSandboxPolicy(),
    ),
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
