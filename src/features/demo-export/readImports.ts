/** Comment · text · template · word · any other sign but white space. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`|[A-Za-z_$][\w$]*|\S/g;

interface Token {
  readonly text: string;
  /** Whether nothing but white space is before it in its line. */
  readonly isFirst: boolean;
}

function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index } of code.matchAll(TOKEN)) {
    if (!/^\/[/*]/.test(text)) {
      const lineStart = code.lastIndexOf('\n', index - 1) + 1;
      const isFirst = code.slice(lineStart, index).trim() === '';
      tokens.push({ text, isFirst });
    }
  }
  return tokens;
}

/** The inside of a text or of a template without values; undefined for other tokens. */
function getText(token: Token | undefined): string | undefined {
  const [, , inside] = /^(["'`])(.*)\1$/s.exec(token?.text ?? '') ?? [];
  return inside?.includes('${') ? undefined : inside;
}

/** The specifier after `from`, when only names, braces and commas come before it. */
function findFrom(tokens: readonly Token[], start: number): string | undefined {
  for (let index = start; index < tokens.length; index += 1) {
    const { text = '' } = tokens[index] ?? {};
    const specifier = getText(tokens[index + 1]);
    if (text === 'from' && specifier !== undefined) {
      return specifier;
    }
    if (!/^[\w$]+$|^[{},*]$|^["']/.test(text)) {
      return undefined;
    }
  }
  return undefined;
}

function findSpecifier(
  tokens: readonly Token[],
  index: number,
): string | undefined {
  const [before, token, next, inside] = [
    tokens[index - 1],
    tokens[index],
    tokens[index + 1],
    tokens[index + 2],
  ];
  if (before?.text === '.' || !token) {
    return undefined;
  }
  const isStatement = token.isFirst || before?.text === ';';
  if (token.text === 'import' && next?.text === '(') {
    return getText(inside);
  }
  if (token.text === 'import' && isStatement) {
    return getText(next) ?? findFrom(tokens, index + 1);
  }
  const isReexport = /^([*{]|type)$/.test(next?.text ?? '');
  return token.text === 'export' && isStatement && isReexport
    ? findFrom(tokens, index + 1)
    : undefined;
}

/**
 * What code imports that a reader has edited: the rules of the build's parser
 * without a compiler. It reads signs, no grammar, so that words in a page's
 * text may be taken for an import; the project then has a package too many.
 *
 * Returns specifiers as written, sorted, each once.
 */
export function readImports(code: string): string[] {
  const tokens = tokenize(code);
  const specifiers = tokens
    .map((_token, index) => findSpecifier(tokens, index))
    .filter((specifier) => specifier !== undefined);
  return [...new Set(specifiers)].sort();
}
