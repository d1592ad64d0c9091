import ts from 'typescript';
import { parseTsx } from '../../lib/parseTsx';
import { forEachNode, readScope, type Scope } from './readScope';
import { mergeShape, readShape, type MutableShape } from './readShape';
import type { DemoUses } from './types';

/** Exported name of the component that a JSX tag or an identifier stands for. */
function resolveName(name: string, scope: Scope): string | undefined {
  return scope.imports.get(name) ?? scope.wrappers.get(name);
}

function readAttributes(
  attributes: ts.JsxAttributes,
  scope: Scope,
): MutableShape {
  const shape: MutableShape = {};
  for (const attribute of attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      mergeShape(shape, readShape(attribute.expression, scope.initializers));
      continue;
    }
    const name = attribute.name.getText();
    const value =
      attribute.initializer && ts.isJsxExpression(attribute.initializer)
        ? attribute.initializer.expression
        : undefined;
    shape[name] ??= {};
    if (value) {
      mergeShape(shape[name], readShape(value, scope.initializers));
    }
  }
  return shape;
}

/** Exported names of MUI X types inside a type: `GridColDef<Row>[]` → `['GridColDef']` */
function listTypeNames(type: ts.TypeNode, { imports }: Scope): string[] {
  const names = type.getText().match(/\b[A-Z]\w*\b/g) ?? [];
  return names.flatMap((name) => imports.get(name) ?? []);
}

/** The uses found so far. */
interface Found {
  readonly names: Set<string>;
  readonly attributes: MutableShape;
  readonly literals: MutableShape;
  readonly gridApiMethods: Set<string>;
}

function add(target: MutableShape, owner: string, shape: MutableShape): void {
  target[owner] ??= {};
  mergeShape(target[owner], shape);
}

function readTag(
  node: ts.JsxOpeningLikeElement,
  scope: Scope,
  found: Found,
): void {
  const component = resolveName(node.tagName.getText(), scope);
  if (component !== undefined) {
    found.names.add(component);
    add(found.attributes, component, readAttributes(node.attributes, scope));
  }
}

/** `const columns: GridColDef[] = […]`, `[…] satisfies GridColDef[]`, `useState<GridSortModel>([…])` */
function readTyped(
  type: ts.TypeNode | undefined,
  value: ts.Expression | undefined,
  scope: Scope,
  { literals }: Found,
): void {
  if (!type || !value || ts.isFunctionTypeNode(type)) {
    return;
  }
  const [name, ...others] = listTypeNames(type, scope);
  if (name !== undefined && others.length === 0) {
    add(literals, name, readShape(value, scope.initializers));
  }
}

/** `({ row, id }: GridCellParams) => …`, `(params: GridCellParams) => params.row` */
function readParameter(
  { name, type, parent }: ts.ParameterDeclaration,
  scope: Scope,
  { literals }: Found,
): void {
  const [typeName] = type ? listTypeNames(type, scope) : [];
  if (typeName === undefined) {
    return;
  }
  const shape: MutableShape = {};
  if (ts.isObjectBindingPattern(name)) {
    for (const element of name.elements) {
      shape[(element.propertyName ?? element.name).getText()] = {};
    }
  } else {
    forEachNode(parent, (node) => {
      if (
        ts.isPropertyAccessExpression(node) &&
        node.expression.getText() === name.getText()
      ) {
        shape[node.name.text] = {};
      }
    });
  }
  add(literals, typeName, shape);
}

/** `apiRef.current.sortColumn` */
function isGridApiAccess(
  { expression }: ts.PropertyAccessExpression,
  { apiRefs }: Scope,
): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'current' &&
    apiRefs.has(expression.expression.getText())
  );
}

function readNode(node: ts.Node, scope: Scope, found: Found): void {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    readTag(node, scope, found);
  } else if (ts.isVariableDeclaration(node)) {
    readTyped(node.type, node.initializer, scope, found);
  } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    readTyped(node.type, node.expression, scope, found);
  } else if (ts.isCallExpression(node)) {
    readTyped(node.typeArguments?.[0], node.arguments[0], scope, found);
  } else if (ts.isParameter(node)) {
    readParameter(node, scope, found);
  } else if (ts.isPropertyAccessExpression(node)) {
    if (isGridApiAccess(node, scope)) {
      found.gridApiMethods.add(node.name.text);
    }
  } else if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) {
    const name = scope.imports.get(node.text);
    if (name !== undefined) {
      found.names.add(name);
    }
  }
}

/** Reads what a demo uses of MUI X, with the parser of TypeScript: comments and texts do not fool it. */
export function parseDemoUses(source: string): DemoUses {
  const file = parseTsx(source);
  const scope = readScope(file);
  const found: Found = {
    names: new Set(),
    attributes: {},
    literals: {},
    gridApiMethods: new Set(),
  };
  forEachNode(file, (node) => readNode(node, scope, found));
  return {
    ...found,
    names: [...found.names].sort(),
    gridApiMethods: [...found.gridApiMethods].sort(),
  };
}
