import type { HeaderRule } from './createHeaders';

/** Reads a `_headers` file: a path at the start of a line, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) {
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    } else if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: {} });
    }
  }
  return rules;
}

function isMatch({ path }: HeaderRule, pathname: string): boolean {
  return path.endsWith('*')
    ? pathname.startsWith(path.slice(0, -1))
    : pathname === path;
}

/** Headers of an address, of all rules that match it. */
export function findHeaders(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter((rule) => isMatch(rule, pathname))
      .map((rule) => rule.headers),
  ) as Record<string, string>;
}
