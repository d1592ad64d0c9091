import { closest, distance } from 'fastest-levenshtein';

/** One thing that is wrong in the sources, told to the person who can mend it. */
export interface Problem {
  /** Path relative to the site folder, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  /** What is wrong, with the value found. */
  readonly message: string;
  /** How to mend it: the nearest valid name, the command to run. */
  readonly hint?: string;
}

/** `docs/x/a.mdx:14 — message Hint` */
export function formatProblem({ file, line, message, hint }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [`${place} — ${message}`, hint].filter(Boolean).join(' ');
}

function comparePlace(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    a.message.localeCompare(b.message)
  );
}

/** All problems of a plugin as one text, sorted by place. */
export function formatProblems(
  pluginName: string,
  problems: readonly Problem[],
): string {
  const lines = [...problems]
    .sort(comparePlace)
    .map((problem) => `[${pluginName}] ${formatProblem(problem)}`);
  return lines.join('\n');
}

/** @throws {Error} One error that lists every problem, when there is at least one. */
export function throwOnProblems(
  pluginName: string,
  problems: readonly Problem[],
): void {
  if (problems.length > 0) {
    throw new Error(formatProblems(pluginName, problems));
  }
}

/** Names further away than this share of their length are no suggestion. */
const MAX_DISTANCE_SHARE = 0.4;

/**
 * `Did you mean "DataGrid"?`, or an empty text when nothing is near.
 * `suggest('DataGird', ['DataGrid', 'Gauge'])` → `Did you mean "DataGrid"?`
 */
export function suggestName(
  wrongName: string,
  knownNames: readonly string[],
): string {
  if (knownNames.length === 0) {
    return '';
  }
  const nearest = closest(wrongName, knownNames);
  const isNear =
    distance(wrongName.toLowerCase(), nearest.toLowerCase()) <=
    Math.ceil(nearest.length * MAX_DISTANCE_SHARE);
  return isNear ? `Did you mean "${nearest}"?` : '';
}
