import type ts from 'typescript';
import { buildImports } from './buildImports';
import type { BuildContext } from './context';
import { compareMembers, extractMember } from './extractMember';
import {
  findExports,
  getDefiningPackage,
  type FoundExport,
} from './findExport';
import { findSource } from './findSource';
import { formatComponentDescription, type Routes } from './formatDescription';
import { getDeclaredType } from './getDeclaredType';
import type { ApiPageSpec } from './pages';
import { isIgnored, readJsDoc } from './readJsDoc';
import type { InterfacePage, Member, Plan } from './types';

/** A member with the plan of the first tier that exposes it. */
export interface PlannedSymbol {
  readonly symbol: ts.Symbol;
  readonly found: FoundExport;
  readonly plan: Plan;
  readonly isUnion: boolean;
}

/** The union of the members over all plans, in the order of discovery. */
export function listInterfaceSymbols(
  exportsFound: readonly FoundExport[],
): PlannedSymbol[] {
  const planned = new Map<string, PlannedSymbol>();
  for (const found of exportsFound) {
    const { checker, plan } = found.tier;
    const type = getDeclaredType(found.symbol, checker);
    for (const symbol of checker.getPropertiesOfType(type)) {
      if (!planned.has(symbol.name)) {
        planned.set(symbol.name, {
          symbol,
          found,
          plan,
          isUnion: type.isUnion(),
        });
      }
    }
  }
  return [...planned.values()].filter(
    ({ symbol, found }) => !isIgnored(symbol, found.tier.checker),
  );
}

function extractProperties(
  exportsFound: readonly FoundExport[],
  routes: Routes,
): Member[] {
  return listInterfaceSymbols(exportsFound)
    .map(({ symbol, found, plan, isUnion }) =>
      extractMember({
        symbol,
        checker: found.tier.checker,
        plan,
        routes,
        isUnion,
        requiredBy: 'declaration',
      }),
    )
    .sort(compareMembers);
}

/** The page of an interface or type, or null when no package exports it. */
export function extractInterface(
  spec: ApiPageSpec,
  { tiers, routes, demos }: BuildContext,
): InterfacePage | null {
  const { name, slug, product } = spec;
  const exportsFound = findExports(tiers, product, name);
  const [found] = exportsFound;
  if (found === undefined) {
    return null;
  }
  const definingPackage = getDefiningPackage(found, tiers);
  const doc = readJsDoc(found.symbol, found.tier.checker);
  return {
    kind: 'interface',
    name,
    slug,
    product,
    route: routes.get(name) ?? '',
    packages: exportsFound.map((item) => item.package.name),
    imports: buildImports(name, exportsFound, tiers, 'type'),
    plan: definingPackage.plan,
    description: formatComponentDescription(doc.text, routes),
    source: findSource(found.declaration, definingPackage, 'interface'),
    demos: [...(demos[name] ?? [])],
    properties: extractProperties(exportsFound, routes),
  };
}
