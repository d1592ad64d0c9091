import ts from 'typescript';

const IMPORT_PREFIX = /import\((['"])[^'"]*\1\)\.?/g;

/** Source text without comments, white space collapsed, `import("…").` dropped. */
export function cleanTypeText(text: string): string {
  const scanner = ts.createScanner(
    ts.ScriptTarget.ES2022,
    false,
    ts.LanguageVariant.Standard,
    text,
  );
  let cleaned = '';
  for (
    let token = scanner.scan();
    token !== ts.SyntaxKind.EndOfFileToken;
    token = scanner.scan()
  ) {
    const isTrivia =
      token === ts.SyntaxKind.SingleLineCommentTrivia ||
      token === ts.SyntaxKind.MultiLineCommentTrivia ||
      token === ts.SyntaxKind.NewLineTrivia ||
      token === ts.SyntaxKind.WhitespaceTrivia;
    cleaned += isTrivia ? ' ' : scanner.getTokenText();
  }
  return cleaned
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/([<([]) (?:\| )?/g, '$1')
    .replace(/ ([)\]])| (>)/g, '$1$2')
    .replace(IMPORT_PREFIX, '')
    .trim();
}

/** `foo(a: string): void;` → `(a: string) => void` */
function formatMethod(method: ts.MethodSignature): string {
  const generics = method.typeParameters?.map((node) => node.getText());
  const params = method.parameters.map((node) => node.getText()).join(', ');
  const prefix = generics ? `<${generics.join(', ')}>` : '';
  return `${prefix}(${params}) => ${method.type?.getText() ?? 'any'}`;
}

function getAuthoredText(declaration: ts.Declaration): string | undefined {
  if (ts.isMethodSignature(declaration)) {
    return formatMethod(declaration);
  }
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration) ||
    ts.isParameter(declaration);
  return isTyped ? declaration.type?.getText() : undefined;
}

/** The type as its author wrote it, or undefined when the declaration names none. */
export function formatAuthoredType(
  declaration: ts.Declaration,
): string | undefined {
  const text = getAuthoredText(declaration);
  return text === undefined ? undefined : cleanTypeText(text);
}

/** The type as the compiler prints it. */
export function printType(type: ts.Type, checker: ts.TypeChecker): string {
  return cleanTypeText(
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
  );
}
