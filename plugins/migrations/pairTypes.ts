import type { ApiSurface } from '../lib/apiSurface';

/** `&GridApi` → `GridApi` */
export function toTypeName(key: string): string {
  return key.startsWith('&') ? key.slice(1) : key;
}

/** Keys of an export or a member that lead to types, side by side. */
function listLinks(
  before:
    | {
        readonly of?: string;
        readonly returns?: string;
        readonly paramsOf?: readonly string[];
      }
    | undefined,
  after: typeof before,
): [string, string][] {
  const pairs: [string | undefined, string | undefined][] = [
    [before?.of, after?.of],
    [before?.returns, after?.returns],
    ...(before?.paramsOf ?? []).map(
      (key, index): [string, string | undefined] => [
        key,
        after?.paramsOf?.[index],
      ],
    ),
  ];
  return pairs.flatMap(([a, b]) =>
    a && b ? [[toTypeName(a), toTypeName(b)]] : [],
  );
}

/**
 * Type of the older version → the one in its place. Types have no identity, so
 * they are found from what has: exports of the same name, then members of the
 * same name. The first way found counts.
 */
export function pairTypes(
  before: ApiSurface,
  after: ApiSurface,
  exportNames: ReadonlyMap<string, string>,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const queue = Object.entries(before.exports).flatMap(([name, value]) => {
    const other = after.exports[exportNames.get(name) ?? name];
    return other ? listLinks(value, other) : [];
  });
  // Grows while it is read: the nearest types first.
  for (const [old, fresh] of queue) {
    const members = before.types[old];
    const others = after.types[fresh];
    if (!pairs.has(old) && members && others) {
      pairs.set(old, fresh);
      for (const [name, member] of Object.entries(members)) {
        queue.push(...listLinks(member, others[name]));
      }
    }
  }
  return pairs;
}
