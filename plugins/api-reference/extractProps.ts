import type ts from 'typescript';
import { compareMembers, extractMember } from './extractMember';
import type { FoundExport } from './findExport';
import type { Routes } from './formatDescription';
import type { GetOrigin, Origin } from './getOrigin';
import { isIgnored, readJsDoc } from './readJsDoc';
import type { Member, Plan, ProductId } from './types';

/** React's own, never documented as props. */
const NEVER_PROPS = ['ref', 'key'];
/** Told only by Material UI, these say nothing about an MUI X component. */
const GENERIC_PROPS = ['children', 'classes', 'theme'];

/**
 * The props of a component: the first parameter of its call signature. This
 * covers forwardRef, generic components, aliases of intersections and plain
 * functions alike.
 */
export function findPropsType({ symbol, tier }: FoundExport): ts.Type | null {
  const { checker } = tier;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  return parameter
    ? checker.getApparentType(checker.getTypeOfSymbol(parameter))
    : null;
}

function isDocumented(
  symbol: ts.Symbol,
  product: ProductId,
  origins: ReadonlySet<Origin>,
): boolean {
  if (NEVER_PROPS.includes(symbol.name)) {
    return false;
  }
  if (origins.has('x')) {
    return true;
  }
  return (
    origins.has('mui') &&
    product !== 'data-grid' &&
    !GENERIC_PROPS.includes(symbol.name)
  );
}

/** The props that the component's page lists. */
export function listPropSymbols(
  found: FoundExport,
  getOrigin: GetOrigin,
): ts.Symbol[] {
  const { checker } = found.tier;
  const type = findPropsType(found);
  return (type ? checker.getPropertiesOfType(type) : []).filter((symbol) => {
    const origins = new Set((symbol.declarations ?? []).map(getOrigin));
    return (
      isDocumented(symbol, found.package.product, origins) &&
      !isIgnored(symbol, checker) &&
      readJsDoc(symbol, checker).text !== ''
    );
  });
}

export interface PropsContext {
  readonly getOrigin: GetOrigin;
  readonly routes: Routes;
  /** Prop name → the first plan that has it. */
  readonly getPlan: (name: string) => Plan;
}

export function extractProps(
  found: FoundExport,
  { getOrigin, routes, getPlan }: PropsContext,
): Member[] {
  const isUnion = findPropsType(found)?.isUnion() ?? false;
  return listPropSymbols(found, getOrigin)
    .map((symbol) =>
      extractMember({
        symbol,
        checker: found.tier.checker,
        plan: getPlan(symbol.name),
        routes,
        isUnion,
        requiredBy: 'resolved',
      }),
    )
    .sort(compareMembers);
}
