/** How long a reader's choice lasts, in seconds: one year, by the specification §9. */
export const CHOICE_MAX_AGE_S = 31_536_000;

/**
 * Value of a cookie in a `document.cookie` text; undefined when it is absent,
 * set twice, or no valid encoding.
 */
export function parseCookie(
  cookieText: string,
  name: string,
): string | undefined {
  const values = cookieText
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  if (values.length !== 1) {
    return undefined;
  }
  try {
    return decodeURIComponent(values[0] ?? '');
  } catch {
    return undefined;
  }
}

/** The text that sets a cookie of a choice; a max age of 0 deletes it. */
export function formatCookie(
  name: string,
  value: string,
  { maxAgeS, secure }: { maxAgeS: number; secure: boolean },
): string {
  const attributes = `path=/; max-age=${maxAgeS}; SameSite=Lax`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}${secure ? '; Secure' : ''}`;
}

/** Reads a cookie; undefined where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return parseCookie(document.cookie, name);
  } catch {
    return undefined;
  }
}

/** Sets a cookie of a reader's choice. Where cookies are blocked the choice lives in memory only. */
export function writeCookie(
  name: string,
  value: string,
  maxAgeS: number = CHOICE_MAX_AGE_S,
): void {
  try {
    document.cookie = formatCookie(name, value, {
      maxAgeS,
      secure: window.location.protocol === 'https:',
    });
  } catch {
    // Blocked: the caller's state holds the choice for this visit.
  }
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}
