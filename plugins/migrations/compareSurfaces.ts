import {
  OPEN_MEMBER,
  type ApiSurface,
  type SurfaceMembers,
} from '../lib/apiSurface';
import { compareDeprecation, compareMember } from './compareMembers';
import {
  findByCodemod,
  findCodemod,
  findReplacement,
  type NamedCodemod,
  type Scope,
} from './findReplacement';
import { pairTypes } from './pairTypes';
import type { Change, ChangeFact, Changes } from './types';

/** What a comparison takes for granted. */
export interface CompareContext {
  readonly codemods: readonly NamedCodemod[];
  /** Hand-written renames of exports. */
  readonly manualExports: Readonly<Record<string, string>>;
  /** Hand-written renames of members, by type. */
  readonly manualMembers: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
}

/** What differs between two surfaces. */
export interface SurfaceDifferences {
  readonly exports: Changes;
  readonly members: Readonly<Record<string, Changes>>;
  readonly required: Readonly<Record<string, readonly string[]>>;
  readonly classes: Changes;
  readonly themeKeys: Changes;
  readonly typeNames: Readonly<Record<string, string>>;
}

/** What is said of a name that is gone. */
function toGone(scope: Scope, name: string): Change {
  const to = findReplacement(scope, name);
  const codemod = findCodemod(scope.codemods, name);
  return {
    severity: to === undefined ? 'removed' : 'renamed',
    ...(to !== undefined && { to }),
    ...(codemod !== undefined && { codemod }),
  };
}

/** What is said of a name that still exists; a codemod may know its successor. */
function toDeprecated(scope: Scope, name: string, fact: ChangeFact): Change {
  const instead = findByCodemod(scope, name);
  const codemod = findCodemod(scope.codemods, name);
  return {
    severity: 'check',
    facts: [{ ...fact, ...(instead !== undefined && { instead }) }],
    ...(instead !== undefined && codemod !== undefined && { codemod }),
  };
}

function compareExports(
  before: ApiSurface,
  after: ApiSurface,
  { codemods, manualExports }: CompareContext,
): Changes {
  const scope: Scope = {
    before: before.exports,
    after: after.exports,
    codemods,
    manual: manualExports,
  };
  return Object.fromEntries(
    Object.entries(before.exports).flatMap(
      ([name, value]): [string, Change][] => {
        const other = after.exports[name];
        if (!other) {
          return [[name, toGone(scope, name)]];
        }
        const fact = compareDeprecation(value, other, after.exports);
        return fact ? [[name, toDeprecated(scope, name, fact)]] : [];
      },
    ),
  );
}

function compareTypes(
  owner: string,
  before: SurfaceMembers,
  after: SurfaceMembers,
  renames: ReadonlyMap<string, string>,
  { codemods, manualMembers }: CompareContext,
): Changes {
  const scope: Scope = {
    before,
    after,
    codemods,
    ...(manualMembers[owner] && { manual: manualMembers[owner] }),
  };
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, member]): [string, Change][] => {
      const other = after[name];
      if (!other) {
        const change = toGone(scope, name);
        const isUnknown = OPEN_MEMBER in after && change.to === undefined;
        return isUnknown || name === OPEN_MEMBER ? [] : [[name, change]];
      }
      const change = compareMember(member, other, after, renames);
      return change ? [[name, change]] : [];
    }),
  );
}

function listRequired(before: SurfaceMembers, after: SurfaceMembers): string[] {
  return Object.entries(after).flatMap(([name, member]) =>
    member.required && before[name]?.required !== true ? [name] : [],
  );
}

/** CSS classes and theme keys: names without types. A class of a renamed theme key is renamed with it. */
function compareNames(
  before: readonly string[],
  after: readonly string[],
  codemods: readonly NamedCodemod[],
): Changes {
  const toScope = (names: readonly string[]): Scope['before'] =>
    Object.fromEntries(names.map((name) => [name, {}]));
  const scope: Scope = {
    before: toScope(before),
    after: toScope(after),
    codemods,
  };
  const known = new Set(after);
  return Object.fromEntries(
    before
      .filter((name) => !known.has(name))
      .map((name) => [name, toGone(scope, name)]),
  );
}

function listComponentTypes({ exports }: ApiSurface): Set<string> {
  return new Set(
    Object.values(exports).flatMap(({ kind, of }) =>
      kind === 'component' && of ? [of] : [],
    ),
  );
}

/** Everything that code written for the older surface has to know. */
export function compareSurfaces(
  before: ApiSurface,
  after: ApiSurface,
  context: CompareContext,
): SurfaceDifferences {
  const exports = compareExports(before, after, context);
  const renames = new Map(
    Object.entries(exports).flatMap(([name, { to }]) =>
      to === undefined ? [] : [[name, to] as const],
    ),
  );
  const pairs = pairTypes(before, after, renames);
  const components = listComponentTypes(before);
  const members: Record<string, Changes> = {};
  const required: Record<string, readonly string[]> = {};
  for (const [old, fresh] of pairs) {
    const mine = before.types[old] ?? {};
    const other = after.types[fresh] ?? {};
    const changes = compareTypes(old, mine, other, renames, context);
    if (Object.keys(changes).length > 0) {
      members[old] = changes;
    }
    const missing = components.has(old) ? listRequired(mine, other) : [];
    if (missing.length > 0) {
      required[old] = missing;
    }
  }
  return {
    exports,
    members,
    required,
    classes: compareNames(before.classes, after.classes, context.codemods),
    themeKeys: compareNames(
      before.themeKeys,
      after.themeKeys,
      context.codemods,
    ),
    typeNames: Object.fromEntries(
      [...pairs].filter(([old, fresh]) => old !== fresh),
    ),
  };
}
