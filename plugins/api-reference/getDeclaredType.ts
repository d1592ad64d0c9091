import ts from 'typescript';

/**
 * The type an exported interface or alias stands for. Interfaces are asked for
 * at their name: the declared type of the symbol misses what another package
 * adds to them.
 */
export function getDeclaredType(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Type {
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  return declaration
    ? checker.getTypeAtLocation(declaration.name)
    : checker.getDeclaredTypeOfSymbol(symbol);
}
