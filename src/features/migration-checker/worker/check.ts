/** A file and the steps between two versions → what has to change. */
import { assignImports, createBindings } from './bindings';
import { collectUses } from './collectUses';
import { judge } from './judge';
import type { CheckRequest, CheckResult, Finding } from './messages';
import { readImports } from './readImports';
import { findUnreadableLine, parseCode } from './syntax';
import { createJourney, toPackage } from './versions';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Places as editors tell them. */
function createLocate(code: string): (position: number) => Position {
  const starts = [0];
  for (
    let at = code.indexOf('\n');
    at !== -1;
    at = code.indexOf('\n', at + 1)
  ) {
    starts.push(at + 1);
  }
  return (position) => {
    let line = starts.findIndex((start) => start > position);
    line = line === -1 ? starts.length : line;
    return { line, column: position - (starts[line - 1] ?? 0) + 1 };
  };
}

export function check({
  code,
  from,
  to,
  migrations,
}: Omit<CheckRequest, 'id'>): CheckResult {
  const tree = parseCode(code);
  const imports = readImports(code, tree);
  const packages = [...new Set(imports.map(({ source }) => toPackage(source)))];
  const journeys = migrations.flatMap(
    (each) => createJourney(each, from, to, packages) ?? [],
  );
  const own = assignImports(imports, journeys);
  const bindings = createBindings(code, tree, own);
  const uses = collectUses(code, tree, own, journeys, bindings);
  const locate = createLocate(code);
  const findings = uses.flatMap((use) =>
    judge(use, code).map((finding): Finding => ({
      ...finding,
      product: use.journey.product,
      ...locate(use.node.from),
      start: use.node.from,
      end: use.node.to,
    })),
  );
  const used = new Set(own.map(({ journey }) => journey));
  const unreadableLine = findUnreadableLine(code, tree);
  return {
    findings: findings.sort((a, b) => a.start - b.start),
    useCount: uses.filter(({ kind }) => kind !== 'element').length,
    products: [...used].map(({ product, first, steps }) => ({
      product,
      from: first.from,
      to: steps.at(-1)?.to ?? first.to,
    })),
    ...(unreadableLine !== undefined && { unreadableLine }),
  };
}
