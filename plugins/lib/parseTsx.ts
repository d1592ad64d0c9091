import ts from 'typescript';

/** The syntax tree of a demo or of what is made of one, with parents. */
export function parseTsx(source: string): ts.SourceFile {
  return ts.createSourceFile(
    'Demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}
