import ts from 'typescript';
import { parseTsx } from '../lib/parseTsx';

/** Longer previews show nothing that the whole code does not show better. */
const MAX_LINES = 16;

/** Elements that only lay out what is inside. */
const WRAPPERS = new Set([
  'div',
  'figure',
  'Box',
  'DemoContainer',
  'DemoItem',
  'LocalizationProvider',
  'Stack',
]);

function isDefaultExport(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ??
      false)
  );
}

/** The value that a name of the file's top level stands for. */
function findDeclared(file: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (declaration) => declaration.name.getText(file) === name,
      );
      if (found) {
        return found.initializer;
      }
    }
  }
  return undefined;
}

/** `export default function X`, `export default X`, `export default () => …` */
function findDefaultExport(file: ts.SourceFile): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && isDefaultExport(statement)) {
      return statement;
    }
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) {
      const { expression } = statement;
      return ts.isIdentifier(expression)
        ? findDeclared(file, expression.text)
        : expression;
    }
  }
  return undefined;
}

function skipParentheses(node: ts.Node | undefined): ts.Node | undefined {
  return node && ts.isParenthesizedExpression(node)
    ? skipParentheses(node.expression)
    : node;
}

/** What a component returns at last; earlier returns are for special cases. */
function findReturned(component: ts.Node | undefined): ts.Node | undefined {
  const isFunction =
    component &&
    (ts.isFunctionDeclaration(component) ||
      ts.isFunctionExpression(component) ||
      ts.isArrowFunction(component));
  const body = isFunction ? component.body : undefined;
  if (!body || !ts.isBlock(body)) {
    return skipParentheses(body);
  }
  const last = body.statements.filter(ts.isReturnStatement).at(-1);
  return skipParentheses(last?.expression);
}

function isWrapper(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return (
    ts.isJsxFragment(node) ||
    (ts.isJsxElement(node) &&
      WRAPPERS.has(node.openingElement.tagName.getText()))
  );
}

/** The children of an element but the white space around them. */
function getChildren({ children }: ts.JsxElement | ts.JsxFragment): ts.Node[] {
  return children.filter(
    (child) => !ts.isJsxText(child) || child.text.trim() !== '',
  );
}

/** Takes wrappers off as long as there is one element inside, and the last one too. */
function stripWrappers(node: ts.Node): ts.Node[] {
  if (!isWrapper(node)) {
    return [node];
  }
  const children = getChildren(node);
  const [first] = children;
  return first && children.length === 1 ? stripWrappers(first) : children;
}

function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Text of a run of nodes, with the indentation of its first line as the margin. */
function sliceNodes(source: string, nodes: readonly ts.Node[]): string {
  const start = nodes[0]?.getStart() ?? 0;
  const end = nodes.at(-1)?.getEnd() ?? 0;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const isAlone = source.slice(lineStart, start).trim() === '';
  return dedent(
    source
      .slice(isAlone ? lineStart : start, end)
      .trimEnd()
      .split('\n'),
  );
}

/**
 * The JSX that a demo is about: what its default export returns, without the
 * layout around it. Undefined when that is no JSX or longer than 16 lines.
 */
export function derivePreview(source: string): string | undefined {
  const returned = findReturned(findDefaultExport(parseTsx(source)));
  if (
    !returned ||
    !(
      ts.isJsxElement(returned) ||
      ts.isJsxSelfClosingElement(returned) ||
      ts.isJsxFragment(returned)
    )
  ) {
    return undefined;
  }
  const nodes = stripWrappers(returned);
  const hasElement = nodes.some(
    (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node),
  );
  const preview = sliceNodes(source, nodes);
  return hasElement && preview.split('\n').length <= MAX_LINES
    ? preview
    : undefined;
}
