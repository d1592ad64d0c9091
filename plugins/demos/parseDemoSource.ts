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

/** Reads what a demo imports and exports, with the parser of TypeScript: comments do not fool it. */
export function parseDemoSource(source: string): ParsedDemo {
  const file = ts.createSourceFile(
    'Demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const { importedFiles } = ts.preProcessFile(source, true, true);
  const imports = new Set(importedFiles.map(({ fileName }) => fileName));
  return {
    hasDefaultExport: file.statements.some(isDefaultExport),
    imports: [...imports].sort(),
  };
}

/** `@mui/x-charts/BarChart` → `@mui/x-charts`; undefined for relative paths. */
export function toPackageName(specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return undefined;
  }
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
