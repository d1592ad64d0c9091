import ts from 'typescript';

/** One tag of a JSDoc block with its text trimmed; that of `@default` keeps its line breaks and indentation. */
export interface JsDocTag {
  readonly name: string;
  readonly text: string;
  readonly node: ts.JSDocTag | null;
}

export interface JsDoc {
  /** The declaration the text was taken from. */
  readonly declaration: ts.Declaration | undefined;
  readonly text: string;
  readonly tags: readonly JsDocTag[];
}

function toText(
  comment: string | ts.NodeArray<ts.JSDocComment> | undefined,
): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** The block of `const x`, `declare const x` included, hangs on the statement. */
function getBlocks(declaration: ts.Declaration): ts.JSDoc[] {
  return ts
    .getJSDocCommentsAndTags(declaration)
    .filter((node): node is ts.JSDoc => ts.isJSDoc(node));
}

function readOwnText(declaration: ts.Declaration): string {
  return getBlocks(declaration)
    .map(({ comment }) => toText(comment))
    .join('\n')
    .trim();
}

/**
 * The text of a tag with the indentation of its lines, which the parser drops.
 * Needed where the text is code that spans lines.
 */
function readVerbatim(tag: ts.JSDocTag): string {
  return tag
    .getText()
    .replace(/^@\w+/, '')
    .replace(/\n[ \t]*\*(?!\/) ?/g, '\n')
    .replace(/\s*\*?\*?\/?\s*$/, '')
    .trim();
}

function readOwnTags(declaration: ts.Declaration): JsDocTag[] {
  return getBlocks(declaration)
    .flatMap(({ tags }) => [...(tags ?? [])])
    .map((node) => ({
      name: node.tagName.text,
      text:
        node.tagName.text === 'default'
          ? readVerbatim(node)
          : toText(node.comment),
      node,
    }));
}

function comparePosition(a: ts.Declaration, b: ts.Declaration): number {
  const fileA = a.getSourceFile().fileName;
  const fileB = b.getSourceFile().fileName;
  return fileA === fileB ? a.pos - b.pos : fileA < fileB ? -1 : 1;
}

/** By file and place: the compiler's own order depends on what it looked at before. */
export function getDeclarations(symbol: ts.Symbol): ts.Declaration[] {
  return [...(symbol.declarations ?? [])].sort(comparePosition);
}

function readInherited(symbol: ts.Symbol, checker: ts.TypeChecker): JsDoc {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .trim();
  const tags = symbol.getJsDocTags(checker).map((tag) => ({
    name: tag.name,
    text: ts.displayPartsToString(tag.text).trim(),
    node: null,
  }));
  return { declaration: getDeclarations(symbol)[0], text, tags };
}

/**
 * What the JSDoc of a symbol says. A member merged from several declarations
 * takes the first block that has text; one without a block takes that of the
 * interface it overrides.
 */
export function readJsDoc(symbol: ts.Symbol, checker: ts.TypeChecker): JsDoc {
  for (const declaration of getDeclarations(symbol)) {
    const text = readOwnText(declaration);
    if (text !== '') {
      return { declaration, text, tags: readOwnTags(declaration) };
    }
  }
  return readInherited(symbol, checker);
}

/** The tags of that name on all declarations; those of the overridden member when there are none. */
export function listTags(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): JsDocTag[] {
  const own = getDeclarations(symbol).flatMap(readOwnTags);
  const tags = own.length > 0 ? own : readInherited(symbol, checker).tags;
  return tags.filter((tag) => tag.name === name);
}

export function findTag(doc: JsDoc, name: string): JsDocTag | undefined {
  return doc.tags.find((tag) => tag.name === name);
}

/** Whether any declaration asks to be left out of the documentation. */
export function isIgnored(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore');
}
