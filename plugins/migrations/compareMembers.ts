import type { SurfaceMember, SurfaceMembers } from '../lib/apiSurface';
import { findInstead } from './findReplacement';
import type { Change, ChangeFact } from './types';

/** Kinds that stand for something to render: one turns into another without breaking code. */
const RENDERED = new Set(['element', 'elementType', 'node', 'object', 'array']);
const LITERAL = /^('|\d|true$|false$)/;

function splitKinds(kinds: string): string[] {
  return kinds === '' ? [] : kinds.split('|');
}

function isAccepted(kind: string, now: readonly string[]): boolean {
  if (now.includes(kind) || now.includes('any')) {
    return true;
  }
  if (kind.startsWith("'")) {
    return now.includes('string') || now.includes('node');
  }
  if (kind === 'true' || kind === 'false') {
    return now.includes('boolean') || now.includes('node');
  }
  if (LITERAL.test(kind)) {
    return now.includes('number') || now.includes('node');
  }
  if (kind === 'boolean') {
    return now.includes('true') && now.includes('false');
  }
  const isRendered = (each: string): boolean =>
    RENDERED.has(each) || each === 'function';
  return isRendered(kind) && now.some(isRendered);
}

/** What was accepted and is no more; nothing when one of the types is unknown. */
export function compareKinds(
  before: string,
  after: string,
): ChangeFact | undefined {
  const old = splitKinds(before);
  const now = splitKinds(after);
  if (old.includes('any') || now.length === 0) {
    return undefined;
  }
  const gone = old
    .filter((kind) => !isAccepted(kind, now))
    // `ParsableDate` says the same of dates as the adapter's own type.
    .filter(
      (kind) => !(/^(number|string)$/.test(kind) && old.includes('object')),
    );
  return gone.length > 0 ? { kind: 'values', gone, now: after } : undefined;
}

/** `params: React.Foo<T[]> | null` → `Foo`; type parameters and texts become `*`. */
function toComparable(param: string): string {
  const type = param.slice(param.indexOf(':') + 1).trim();
  const bare = type
    .replace(/<.*>/s, '')
    .replace(/\bReact\./g, '')
    .replace(/\s*\|\s*(null|undefined)\b/g, '')
    .trim();
  return /^(T[A-Z]\w*|[A-Z]|any|never|unknown)(\[.*\])?$/.test(bare)
    ? '*'
    : bare;
}

/** A type that depends on a type parameter: nobody can tell what it is. */
const UNRESOLVED = /\bextends\b|\[\w+\]|^Parameters\b/;

const OWN_TYPE =
  /^[A-Z]\w+(Params|Props|Model|Api|Result|Context|Value|Item|Def|Details)\w*$/;

/**
 * A parameter that code relied on is another thing now, or is gone. Names of
 * parameters and generics make no difference, nor do new ones at the end.
 */
export function compareParams(
  before: readonly string[],
  after: readonly string[],
  renames: ReadonlyMap<string, string> = new Map(),
): ChangeFact | undefined {
  const needed = before.filter((param) => !/^\w+\?:/.test(param));
  const isFewer = after.length < needed.length;
  const isOther = before.some((param, index) => {
    const old = toComparable(param);
    const fresh = toComparable(after[index] ?? '');
    const name = renames.get(old) ?? old;
    return (
      name !== fresh &&
      index < after.length &&
      !UNRESOLVED.test(fresh) &&
      OWN_TYPE.test(old) &&
      (fresh === '*' ||
        !OWN_TYPE.test(fresh) ||
        !fresh.startsWith(old.slice(0, 8)))
    );
  });
  return isFewer || isOther
    ? {
        kind: 'params',
        before: `(${before.join(', ')})`,
        after: `(${after.join(', ')})`,
      }
    : undefined;
}

function normalizeDefault(text: string): string {
  return text.replace(/["'`\s;]/g, '');
}

/** Longer defaults are prose, or code that says the same in other words. */
const LONGEST_DEFAULT = 24;

function isValue(text: string): boolean {
  return text.length <= LONGEST_DEFAULT && !text.includes('=>');
}

function compareDefaults(
  before: string | undefined,
  after: string | undefined,
): ChangeFact | undefined {
  return before !== undefined &&
    after !== undefined &&
    isValue(before) &&
    normalizeDefault(before) !== normalizeDefault(after)
    ? { kind: 'default', before, after }
    : undefined;
}

/** Whether something got a `@deprecated` tag. @param known Names that the tag may tell to use. */
export function compareDeprecation(
  before: { readonly deprecated?: string },
  after: { readonly deprecated?: string },
  known: Readonly<Record<string, unknown>>,
): ChangeFact | undefined {
  if (after.deprecated === undefined || before.deprecated !== undefined) {
    return undefined;
  }
  const instead = findInstead(after.deprecated, known);
  return { kind: 'deprecated', ...(instead !== undefined && { instead }) };
}

/** What code that uses a member that still exists has to know. */
export function compareMember(
  before: SurfaceMember,
  after: SurfaceMember,
  siblings: SurfaceMembers = {},
  renames: ReadonlyMap<string, string> = new Map(),
): Change | undefined {
  const hard = [
    compareKinds(before.kinds, after.kinds),
    before.params && after.params
      ? compareParams(before.params, after.params, renames)
      : undefined,
  ].filter((fact) => fact !== undefined);
  const soft = [
    compareDefaults(before.default, after.default),
    compareDeprecation(before, after, siblings),
  ].filter((fact) => fact !== undefined);
  const facts: ChangeFact[] = [...hard, ...soft];
  return facts.length === 0
    ? undefined
    : { severity: hard.length > 0 ? 'changed' : 'check', facts };
}
