import ts from 'typescript';
import type { BuildContext } from './context';
import { listInterfaceSymbols } from './extractInterface';
import { findExports } from './findExport';
import { formatDescription } from './formatDescription';
import { formatAuthoredType, printType } from './formatType';
import { getDeclaredType } from './getDeclaredType';
import { isIgnored, readJsDoc } from './readJsDoc';
import type { Tier } from './readPrograms';
import { toSlug } from './toSlug';
import type { GridApiMember, GridApiSlice, Plan } from './types';

interface SliceDeclaration {
  readonly tier: Tier;
  readonly symbol: ts.Symbol;
}

/** A slice need not be exported by a root entry: its interface is looked up in the grid's files. */
function findSlice(
  name: string,
  { tiers, getOrigin }: BuildContext,
): SliceDeclaration | null {
  for (const tier of tiers) {
    for (const file of tier.program.getSourceFiles()) {
      const declaration = file.statements.find(
        (statement): statement is ts.InterfaceDeclaration =>
          ts.isInterfaceDeclaration(statement) && statement.name.text === name,
      );
      const symbol =
        declaration && tier.checker.getSymbolAtLocation(declaration.name);
      if (declaration && symbol && getOrigin(declaration) === 'x') {
        return { tier, symbol };
      }
    }
  }
  return null;
}

/** API method → the plan of the first grid whose API object has it. */
function listMemberPlans({ tiers }: BuildContext): Map<string, Plan> {
  const found = findExports(tiers, 'data-grid', 'GridApi');
  return new Map(
    listInterfaceSymbols(found).map(({ symbol, plan }) => [symbol.name, plan]),
  );
}

function toMember(
  symbol: ts.Symbol,
  { checker, plan }: Tier,
  plans: ReadonlyMap<string, Plan>,
  { routes }: BuildContext,
): GridApiMember {
  const doc = readJsDoc(symbol, checker);
  const authored = doc.declaration && formatAuthoredType(doc.declaration);
  return {
    name: symbol.name,
    type: authored ?? printType(checker.getTypeOfSymbol(symbol), checker),
    description: formatDescription(doc.text, routes),
    plan: plans.get(symbol.name) ?? plan,
  };
}

/** The grid's API object cut by feature. A slice that no package declares is reported. */
export function extractGridApi(
  names: readonly string[],
  context: BuildContext,
): GridApiSlice[] {
  const plans = listMemberPlans(context);
  return names.flatMap((name) => {
    const slice = findSlice(name, context);
    if (slice === null) {
      context.report(`${name}: no grid package declares this API slice.`);
      return [];
    }
    const { tier, symbol } = slice;
    const members = tier.checker
      .getPropertiesOfType(getDeclaredType(symbol, tier.checker))
      .filter((member) => !isIgnored(member, tier.checker))
      .map((member) => toMember(member, tier, plans, context))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return [
      {
        name,
        slug: toSlug(name),
        description: formatDescription(
          readJsDoc(symbol, tier.checker).text,
          context.routes,
        ),
        members,
      },
    ];
  });
}
