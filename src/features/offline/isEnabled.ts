export interface EnabledInput {
  /** Of the page: `mui.com`, with a port where there is one. */
  readonly host: string;
  readonly hostname: string;
  readonly search: string;
  /** Address of the production site: `https://mui.com`. */
  readonly siteUrl: string;
  /** Whether a worker serves this page already. */
  readonly isControlled: boolean;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether pages of a host are kept for reading offline: on the production host,
 * and on this machine when asked with `?pwa=1`, until its worker is taken away.
 */
export function isEnabled({
  host,
  hostname,
  search,
  siteUrl,
  isControlled,
}: EnabledInput): boolean {
  if (host === new URL(siteUrl).host) {
    return true;
  }
  return (
    LOCAL_HOSTS.includes(hostname) &&
    (isControlled || new URLSearchParams(search).get('pwa') === '1')
  );
}
