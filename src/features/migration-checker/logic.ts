/** What the checker does with code and results, without the page. */
import type { ProductId, Severity } from '@site/plugins/migrations/types';
import type { Finding } from './worker/messages';

/** Characters; longer files take seconds, and are not written by hand. */
export const MAX_CODE_LENGTH = 200_000;

export const SEVERITIES: readonly Severity[] = [
  'removed',
  'renamed',
  'changed',
  'check',
];

export const PRODUCTS: readonly ProductId[] = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
];

/** Versions to start from and to go to, oldest first. */
export const FROM_VERSIONS = ['v4', 'v5', 'v6'] as const;
export const TO_VERSIONS = ['v5', 'v6', 'v7'] as const;

/** `v5`, `v6`, `v7` that come after a version. */
export function listTargets(from: string): string[] {
  return TO_VERSIONS.filter((version) => version > from);
}

const PACKAGES: readonly (readonly [ProductId, RegExp])[] = [
  ['data-grid', /@(?:mui\/x-data-grid|material-ui\/(?:x-grid|data-grid))/],
  ['date-pickers', /@mui\/(?:x-date-pickers|lab)/],
  ['charts', /@mui\/x-charts/],
  ['tree-view', /@mui\/(?:x-tree-view|lab)/],
];

/** Products that the code may use: their data are loaded. Theme files name components only. */
export function findProducts(code: string): ProductId[] {
  const found = PACKAGES.flatMap(([product, pattern]) =>
    pattern.test(code) ? [product] : [],
  );
  return found.length > 0 ? found : [...PRODUCTS];
}

/** How many findings there are of each severity. */
export function countSeverities(
  findings: readonly Finding[],
): Record<Severity, number> {
  const counts = { removed: 0, renamed: 0, changed: 0, check: 0 };
  for (const { severity } of findings) {
    counts[severity] += 1;
  }
  return counts;
}

/** The severest finding of each line. */
export function markLines(
  findings: readonly Finding[],
): ReadonlyMap<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const { line, severity } of findings) {
    const known = marks.get(line);
    const isSeverer =
      known === undefined ||
      SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known);
    if (isSeverer) {
      marks.set(line, severity);
    }
  }
  return marks;
}

/** `npx` commands that handle some of the findings, one for each codemod. */
export function listCodemods(findings: readonly Finding[]): string[] {
  const names = findings.flatMap(({ codemod }) => codemod ?? []);
  return [...new Set(names)].sort();
}
