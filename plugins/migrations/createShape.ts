import type { ApiSurface } from '../lib/apiSurface';
import { toTypeName } from './pairTypes';
import type { CodeShape } from './types';

/** Types that lead to one of `wanted`, themselves included. */
function findLeading(
  { types }: ApiSurface,
  wanted: ReadonlySet<string>,
): Set<string> {
  const parents = new Map<string, string[]>();
  for (const [name, members] of Object.entries(types)) {
    for (const { of, paramsOf = [] } of Object.values(members)) {
      for (const key of [of ?? '', ...paramsOf]) {
        const child = toTypeName(key);
        parents.set(child, [...(parents.get(child) ?? []), name]);
      }
    }
  }
  const leading = new Set<string>();
  const queue = [...wanted];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (!leading.has(name)) {
      leading.add(name);
      queue.push(...(parents.get(name) ?? []));
    }
  }
  return leading;
}

function keepFilled<T extends object>(
  record: Readonly<Record<string, T>>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => Object.keys(value).length > 0),
  );
}

/**
 * How code is read: only what leads to a type that has something to say.
 *
 * @param wanted Types with changes.
 */
export function createShape(
  surface: ApiSurface,
  wanted: ReadonlySet<string>,
): CodeShape {
  const leading = findLeading(surface, wanted);
  const isKept = (key: string | undefined): key is string =>
    key !== undefined && leading.has(toTypeName(key));
  const kept = Object.entries(surface.types).filter(([name]) =>
    leading.has(name),
  );
  const exported = Object.entries(surface.exports);
  return {
    exports: Object.fromEntries(
      exported.flatMap(([name, { of }]) => (isKept(of) ? [[name, of]] : [])),
    ),
    returns: Object.fromEntries(
      exported.flatMap(([name, { returns }]) =>
        isKept(returns) ? [[name, returns]] : [],
      ),
    ),
    members: keepFilled(
      Object.fromEntries(
        kept.map(([name, members]) => [
          name,
          Object.fromEntries(
            Object.entries(members).flatMap(([key, { of }]) =>
              isKept(of) ? [[key, of]] : [],
            ),
          ),
        ]),
      ),
    ),
    params: keepFilled(
      Object.fromEntries(
        kept.map(([name, members]) => [
          name,
          Object.fromEntries(
            Object.entries(members).flatMap(([key, { paramsOf = [] }]) =>
              paramsOf.some(isKept)
                ? [[key, paramsOf.map((type) => (isKept(type) ? type : ''))]]
                : [],
            ),
          ),
        ]),
      ),
    ),
  };
}
