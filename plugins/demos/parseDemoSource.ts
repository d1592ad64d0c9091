import ts from 'typescript';

export interface ParsedDemo {
  readonly hasDefaultExport: boolean;
  /** Specifiers as written, sorted, each once. */
  readonly imports: readonly string[];
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) {
    return !statement.isExportEquals;
  }
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return (
      clause !== undefined &&
      ts.isNamedExports(clause) &&
      clause.elements.some(({ name }) => name.text === 'default')
    );
  }
  return (
    ts.canHaveModifiers(statement) &&
    (ts
      .getModifiers(statement)
      ?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ??
      false)
  );
}

function getText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** What a node imports, in each of the ways that the language knows. */
function getSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return getText(node.moduleSpecifier);
  }
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword
  ) {
    return getText(node.arguments[0]);
  }
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? getText(node.argument.literal)
    : undefined;
}

/**
 * Reads what a file imports and exports, with the parser of TypeScript:
 * comments, texts and the words of a page do not fool it.
 *
 * @param fileName Its extension says which language it is.
 */
export function parseDemoSource(
  source: string,
  fileName = 'Demo.tsx',
): ParsedDemo {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const imports = new Set<string>();
  function visit(node: ts.Node): void {
    const specifier = getSpecifier(node);
    if (specifier !== undefined) {
      imports.add(specifier);
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return {
    hasDefaultExport: file.statements.some(isDefaultExport),
    imports: [...imports].sort(),
  };
}
