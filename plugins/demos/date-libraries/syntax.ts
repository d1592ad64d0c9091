import ts from 'typescript';

/** Contexts that need no parentheses around a `? :`. */
export function isWhole({ parent }: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== (parent as ts.Node))
  );
}

/** Names that a file gives to something of its own. */
export function listDeclaredNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  function visit(node: ts.Node): void {
    if (
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isBindingElement(node)
    ) {
      names.add(node.name?.getText(file) ?? '');
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return names;
}
