/** Reading a syntax tree of JavaScript and TypeScript. */
import { parser } from '@lezer/javascript';
import type { SyntaxNode, Tree } from '@lezer/common';

const language = parser.configure({ dialect: 'ts jsx' });

export function parseCode(code: string): Tree {
  return language.parse(code);
}

export function getText(code: string, node: SyntaxNode): string {
  return code.slice(node.from, node.to);
}

export function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** The text of a string without quotes; undefined for anything else. */
export function readString(
  code: string,
  node: SyntaxNode | null | undefined,
): string | undefined {
  const isString =
    node?.name === 'String' || node?.name === 'JSXAttributeValue';
  return node && isString ? code.slice(node.from + 1, node.to - 1) : undefined;
}

const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression']);

export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.name) || isMethod(node);
}

/** `{ render(params) { … } }`: the property is the function. */
export function isMethod(node: SyntaxNode): boolean {
  return node.name === 'Property' && node.getChild('ParamList') !== null;
}

const EXPRESSION_END = new Set([';', ',', ')', '}', ']']);

/** The expression after `=`, `:` or `=>`. */
export function getLastExpression(node: SyntaxNode): SyntaxNode | null {
  let last = node.lastChild;
  while (last && EXPRESSION_END.has(last.name)) {
    last = last.prevSibling;
  }
  return last;
}

/** Patterns of the parameters with their annotations, in order. */
export function listParams(
  node: SyntaxNode,
): { pattern: SyntaxNode; annotation: SyntaxNode | null }[] {
  const list = node.getChild('ParamList');
  const params: { pattern: SyntaxNode; annotation: SyntaxNode | null }[] = [];
  for (const child of list ? listChildren(list) : []) {
    if (child.name === 'VariableDefinition' || child.name.endsWith('Pattern')) {
      params.push({ pattern: child, annotation: null });
    } else if (child.name === 'TypeAnnotation') {
      const last = params.at(-1);
      if (last) {
        last.annotation = child;
      }
    }
  }
  return params;
}

/** The name of the first type in `: readonly GridColDef<Row>[]`. */
export function readTypeName(
  code: string,
  node: SyntaxNode | null,
): string | undefined {
  if (
    !node ||
    node.name === 'ObjectType' ||
    node.name === 'FunctionSignature'
  ) {
    return undefined;
  }
  if (node.name === 'TypeName' || node.name === 'IndexedType') {
    return node.name === 'TypeName' ? getText(code, node) : undefined;
  }
  for (const child of listChildren(node)) {
    const name = readTypeName(code, child);
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}

const SCOPES = new Set([
  'Script',
  'Block',
  'ArrowFunction',
  'FunctionExpression',
  'FunctionDeclaration',
  'MethodDeclaration',
  'ForStatement',
]);

/** The node in which a definition is known. */
export function getScope(definition: SyntaxNode): SyntaxNode {
  let node = definition;
  while (node.parent && !SCOPES.has(node.name) && !isMethod(node)) {
    node = node.parent;
  }
  return node;
}

/** The first line that could not be read, counted from 1. */
export function findUnreadableLine(
  code: string,
  tree: Tree,
): number | undefined {
  let position: number | undefined;
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError && position === undefined) {
        position = from;
      }
      return position === undefined;
    },
  });
  return position === undefined
    ? undefined
    : code.slice(0, position).split('\n').length;
}
