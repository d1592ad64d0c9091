import path from 'node:path';
import type ts from 'typescript';
import type { Tier, TierPackage } from './readPrograms';
import type { ProductId } from './types';

/** A name found in the root entry of a package, as its plan's program sees it. */
export interface FoundExport {
  readonly tier: Tier;
  readonly package: TierPackage;
  /** The exported spelling, `Unstable_` included. */
  readonly exportedName: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
}

const PREFIXES = ['', 'Unstable_', 'unstable_'];

function findIn(
  tier: Tier,
  candidate: TierPackage,
  name: string,
): FoundExport[] {
  return PREFIXES.flatMap((prefix) => {
    const exportedName = `${prefix}${name}`;
    const symbol = candidate.exports.get(exportedName);
    const declaration = symbol?.declarations?.[0];
    return symbol && declaration
      ? [{ tier, package: candidate, exportedName, symbol, declaration }]
      : [];
  }).slice(0, 1);
}

/** Every root entry of the product that exports the name, lowest plan first. */
export function findExports(
  tiers: readonly Tier[],
  product: ProductId,
  name: string,
): FoundExport[] {
  return tiers.flatMap((tier) =>
    tier.packages
      .filter((candidate) => candidate.product === product)
      .flatMap((candidate) => findIn(tier, candidate, name)),
  );
}

/**
 * The root entries that export the working component. A paid package also
 * exports stubs that only return null: `DataGrid` of the premium package is
 * declared in `DataGrid.d.ts` as well, but as a function without parameters.
 */
export function findComponentExports(
  tiers: readonly Tier[],
  product: ProductId,
  name: string,
): FoundExport[] {
  return findExports(tiers, product, name).filter(
    ({ declaration, ...found }) => {
      const file = path.basename(declaration.getSourceFile().fileName);
      return file === `${name}.d.ts` && !isStub(found.symbol, found.tier);
    },
  );
}

function isStub(symbol: ts.Symbol, { checker }: Tier): boolean {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    signatures.length > 0 &&
    signatures.every(
      (signature) =>
        signature.getParameters().length === 0 &&
        checker.typeToString(signature.getReturnType()) === 'null',
    )
  );
}

/** The package whose folder holds the declaration; of nested folders the deepest. */
export function getDefiningPackage(
  { declaration, ...found }: FoundExport,
  tiers: readonly Tier[],
): TierPackage {
  const { fileName } = declaration.getSourceFile();
  const [deepest] = tiers
    .flatMap(({ packages }) => packages)
    .filter(({ folder }) =>
      fileName.startsWith(`${folder.split(path.sep).join('/')}/`),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
  return deepest ?? found.package;
}

/** All names the product's root entries export, for suggestions. */
export function listExportedNames(
  tiers: readonly Tier[],
  product: ProductId,
): string[] {
  const names = tiers
    .flatMap(({ packages }) => packages)
    .filter((candidate) => candidate.product === product)
    .flatMap(({ exports }) => [...exports.keys()]);
  return [...new Set(names)].sort();
}
