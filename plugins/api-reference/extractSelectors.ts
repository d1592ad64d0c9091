import type ts from 'typescript';
import type { BuildContext } from './context';
import { formatDescription, type Routes } from './formatDescription';
import { printType } from './formatType';
import { findTag, isIgnored, readJsDoc } from './readJsDoc';
import type { Tier } from './readPrograms';
import type { GridSelector } from './types';

/** The overload that takes the state: `(state, instanceId) => …`. */
function findStateSignature(
  symbol: ts.Symbol,
  { checker }: Tier,
): { signature: ts.Signature; acceptsApiRef: boolean } | null {
  const declaration = symbol.valueDeclaration;
  const signatures = declaration
    ? checker.getTypeOfSymbol(symbol).getCallSignatures()
    : [];
  const signature = signatures.find(
    (candidate) => candidate.getParameters()[0]?.name === 'state',
  );
  return signature ? { signature, acceptsApiRef: signatures.length > 1 } : null;
}

function toSelector(
  name: string,
  symbol: ts.Symbol,
  tier: Tier,
  routes: Routes,
): GridSelector | null {
  const { checker } = tier;
  const found = findStateSignature(symbol, tier);
  if (!found || isIgnored(symbol, checker)) {
    return null;
  }
  const doc = readJsDoc(symbol, checker);
  return {
    name,
    returnType: printType(found.signature.getReturnType(), checker),
    category: findTag(doc, 'category')?.text ?? null,
    deprecated: findTag(doc, 'deprecated') !== undefined,
    acceptsApiRef: found.acceptsApiRef,
    description: formatDescription(doc.text, routes),
  };
}

/** The catalogue of grid state selectors: exports ending in `Selector` that take the state. */
export function extractSelectors({
  tiers,
  routes,
}: BuildContext): GridSelector[] {
  const selectors = new Map<string, GridSelector>();
  for (const tier of tiers) {
    const exported = tier.packages
      .filter(({ product }) => product === 'data-grid')
      .flatMap(({ exports }) => [...exports])
      .filter(([name]) => name.endsWith('Selector') && !selectors.has(name));
    for (const [name, symbol] of exported) {
      const selector = toSelector(name, symbol, tier, routes);
      if (selector) {
        selectors.set(name, selector);
      }
    }
  }
  return [...selectors.values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}
