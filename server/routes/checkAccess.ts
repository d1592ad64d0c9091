import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface AccessRequest {
  readonly headers: IncomingHttpHeaders;
  /** Address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
}

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOCAL_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'via', 'x-real-ip'];

/** Compares in the same time whatever the difference is, length included. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(left as Buffer, right as Buffer);
}

/**
 * Whether a request comes from a browser on this machine and asks for this
 * machine by name: not from a proxy, and not from a page elsewhere whose host
 * name was made to lead here.
 */
function isLocal({ headers, remoteAddress }: AccessRequest): boolean {
  return (
    LOOPBACK_ADDRESSES.includes(remoteAddress ?? '') &&
    LOCAL_HOSTS.test(headers.host ?? '') &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}

/** Whether the insights may be shown: to who has the token, or without one to this machine. */
export function checkAccess(
  request: AccessRequest,
  token: string | undefined,
): boolean {
  if (!token) {
    return isLocal(request);
  }
  const [, given] =
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return given !== undefined && isSame(given, token);
}
