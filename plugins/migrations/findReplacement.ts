import type { CodemodFacts } from './readCodemod';

/** A codemod and what its code says. */
export interface NamedCodemod extends CodemodFacts {
  readonly name: string;
}

/** A thing that exists in one version and not in the other. */
export interface Candidate {
  readonly doc?: string | undefined;
  readonly deprecated?: string | undefined;
}

/** What is known about the names of one scope: the exports, or the members of a type. */
export interface Scope {
  readonly before: Readonly<Record<string, Candidate>>;
  readonly after: Readonly<Record<string, Candidate>>;
  readonly codemods: readonly NamedCodemod[];
  /** Old name → new name, by hand; see `manualRenames.ts`. */
  readonly manual?: Readonly<Record<string, string>>;
}

const PREFIX = /^(unstable_|Unstable_|experimental_)/;

/** Names in the text of a `@deprecated` tag: `Use {@link a} or `b.c` instead.` → a, b, c */
function listNames(text: string): string[] {
  return text.match(/[A-Za-z_]\w+/g) ?? [];
}

function findByTag({ before, after }: Scope, name: string): string | undefined {
  return findInstead(before[name]?.deprecated ?? '', after);
}

/** The one new name with the same description; none when several have it. */
function findByDescription(
  { before, after }: Scope,
  name: string,
): string | undefined {
  const doc = before[name]?.doc;
  if (!doc) {
    return undefined;
  }
  const same = Object.keys(after).filter(
    (other) => after[other]?.doc === doc && !(other in before),
  );
  const isOnlyOne =
    Object.keys(before).filter((other) => before[other]?.doc === doc).length ===
    1;
  return same.length === 1 && isOnlyOne ? same[0] : undefined;
}

function findByPrefix({ after }: Scope, name: string): string | undefined {
  const stable = name.replace(PREFIX, '');
  return stable !== name && stable in after ? stable : undefined;
}

/** What a codemod renames it to, when that exists. */
export function findByCodemod(
  { after, codemods }: Scope,
  name: string,
): string | undefined {
  return codemods
    .map(({ pairs }) => (Object.hasOwn(pairs, name) ? pairs[name] : undefined))
    .find((to) => to !== undefined && to in after);
}

/**
 * The new name of something that is gone, where the packages prove it: by what
 * a codemod does, by a `@deprecated` tag, by a dropped prefix, or because it has
 * the same description as the only other one that is new.
 */
export function findReplacement(
  scope: Scope,
  name: string,
): string | undefined {
  const manual = scope.manual?.[name];
  return (
    manual ??
    findByCodemod(scope, name) ??
    findByTag(scope, name) ??
    findByPrefix(scope, name) ??
    findByDescription(scope, name)
  );
}

/** The codemod that renames it, else the one named for it, else the most special one that names it. */
export function findCodemod(
  codemods: readonly NamedCodemod[],
  name: string,
): string | undefined {
  const bySize = [...codemods].sort((a, b) => a.words.length - b.words.length);
  const found =
    bySize.find(({ pairs }) => Object.hasOwn(pairs, name)) ??
    bySize.find((codemod) => codemod.name.split(/[/-]/).includes(name)) ??
    bySize.find(({ words }) => words.includes(name));
  return found?.name;
}

/** What the `@deprecated` tag of a thing that still exists tells to use. */
export function findInstead(
  text: string,
  known: Readonly<Record<string, unknown>>,
): string | undefined {
  const names = listNames(text);
  const at = names.findIndex((word) => /^(use|favou?r|by)$/i.test(word));
  return names
    .slice(at + 1)
    .find((word) => word.length > 3 && Object.hasOwn(known, word));
}
