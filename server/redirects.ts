/** An entry of the `_redirects` file that the build writes. */
export interface ServedRedirect {
  readonly to: string;
  readonly status: number;
}

/** `/from/ /to/ 301`, one a line → path → target. Paths match with and without a trailing slash. */
export function parseRedirects(
  text: string,
): ReadonlyMap<string, ServedRedirect> {
  const redirects = new Map<string, ServedRedirect>();
  for (const line of text.split('\n')) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (from && to) {
      redirects.set(from.replace(/\/$/, ''), { to, status: Number(status) });
    }
  }
  return redirects;
}
