import type {
  ApiSurface,
  SurfaceExport,
  SurfaceMember,
  SurfaceMembers,
} from '../../lib/apiSurface';

type Typed = Pick<ApiSurface, 'exports' | 'types'>;

/** `&GridApi` → `&` and `GridApi` */
function rename(key: string, names: ReadonlyMap<string, string>): string {
  const mark = key.startsWith('&') ? '&' : '';
  const name = key.slice(mark.length);
  return `${mark}${names.get(name) ?? name}`;
}

function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value)]),
  );
}

function renameInMember(
  member: SurfaceMember,
  names: ReadonlyMap<string, string>,
): SurfaceMember {
  const { of, paramsOf } = member;
  return {
    ...member,
    ...(of !== undefined && { of: rename(of, names) }),
    ...(paramsOf && { paramsOf: paramsOf.map((key) => rename(key, names)) }),
  };
}

function renameInExport(
  value: SurfaceExport,
  names: ReadonlyMap<string, string>,
): SurfaceExport {
  const { of, returns } = value;
  return {
    ...value,
    ...(of !== undefined && { of: rename(of, names) }),
    ...(returns !== undefined && { returns: rename(returns, names) }),
  };
}

/** A name of its own before a made-up one, then the shorter one. */
function compareNames(a: string, b: string): number {
  return (
    Number(a.includes('.')) - Number(b.includes('.')) || a.length - b.length
  );
}

/** Types with the same members → the best name among them. */
function findEqualTypes(
  types: Readonly<Record<string, SurfaceMembers>>,
): Map<string, string> {
  const byText = new Map<string, string[]>();
  for (const [name, members] of Object.entries(types)) {
    const text = JSON.stringify(members);
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  const names = new Map<string, string>();
  for (const equal of byText.values()) {
    const [best, ...others] = equal.sort(compareNames);
    others.forEach((name) => names.set(name, best ?? name));
  }
  return names;
}

/** Keeps one of the types that have the same members, until all differ. */
export function mergeTypes({ exports, types }: Typed): Typed {
  const names = findEqualTypes(types);
  if (names.size === 0) {
    return { exports, types };
  }
  const kept = Object.entries(types).filter(([name]) => !names.has(name));
  return mergeTypes({
    exports: mapValues(exports, (value) => renameInExport(value, names)),
    types: mapValues(Object.fromEntries(kept), (members) =>
      mapValues(members, (member) => renameInMember(member, names)),
    ),
  });
}
