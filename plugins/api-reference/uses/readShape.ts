import ts from 'typescript';
import type { Shape } from './types';

/** Name of a variable → what it is initialised with. */
export type Initializers = ReadonlyMap<string, ts.Expression>;

/** Deep enough for every object of the API; stops variables that name each other. */
const DEEPEST = 6;

export type MutableShape = { [key: string]: MutableShape };

/** Adds the keys of one shape to another. */
export function mergeShape(target: MutableShape, source: Shape): void {
  for (const [key, child] of Object.entries(source)) {
    target[key] ??= {};
    mergeShape(target[key], child);
  }
}

/** `(value as const)!` → `value`, in the ways TypeScript can wrap an expression. */
function unwrap(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? unwrap(expression.expression)
    : expression;
}

function getKey(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name)
    ? name.text
    : undefined;
}

function readObject(
  object: ts.ObjectLiteralExpression,
  initializers: Initializers,
  depth: number,
): MutableShape {
  const shape: MutableShape = {};
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      mergeShape(shape, readAt(property.expression, initializers, depth + 1));
      continue;
    }
    const key = getKey(property.name);
    if (key === undefined) {
      continue;
    }
    shape[key] ??= {};
    if (ts.isPropertyAssignment(property)) {
      const child = readAt(property.initializer, initializers, depth + 1);
      mergeShape(shape[key], child);
    }
  }
  return shape;
}

function readAll(
  expressions: readonly ts.Expression[],
  initializers: Initializers,
  depth: number,
): MutableShape {
  const shape: MutableShape = {};
  for (const expression of expressions) {
    mergeShape(shape, readAt(expression, initializers, depth));
  }
  return shape;
}

function readAt(
  expression: ts.Expression,
  initializers: Initializers,
  depth: number,
): MutableShape {
  if (depth > DEEPEST) {
    return {};
  }
  const value = unwrap(expression);
  if (ts.isObjectLiteralExpression(value)) {
    return readObject(value, initializers, depth);
  }
  if (ts.isArrayLiteralExpression(value)) {
    return readAll(value.elements, initializers, depth);
  }
  if (ts.isSpreadElement(value)) {
    return readAt(value.expression, initializers, depth + 1);
  }
  if (ts.isConditionalExpression(value)) {
    const branches = [value.whenTrue, value.whenFalse];
    return readAll(branches, initializers, depth + 1);
  }
  if (ts.isCallExpression(value)) {
    return readCall(value, initializers, depth);
  }
  const known = ts.isIdentifier(value) && initializers.get(value.text);
  return known ? readAt(known, initializers, depth + 1) : {};
}

function getReturned(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) {
    return [body];
  }
  return body.statements.flatMap((statement) =>
    ts.isReturnStatement(statement) && statement.expression
      ? [statement.expression]
      : [],
  );
}

/** What `useMemo(() => […])`, `useState({…})` and `rows.map((row) => ({…}))` give. */
function readCall(
  call: ts.CallExpression,
  initializers: Initializers,
  depth: number,
): MutableShape {
  const [first] = call.arguments;
  if (!first) {
    return {};
  }
  return ts.isArrowFunction(first)
    ? readAll(getReturned(first.body), initializers, depth + 1)
    : {};
}

/**
 * Keys of the object literals that an expression stands for; elements of arrays
 * are joined. Variables are followed to their initialisers.
 * `[{ field: 'a' }, { field: 'b', width: 90 }]` → `{ field: {}, width: {} }`
 */
export function readShape(
  expression: ts.Expression,
  initializers: Initializers,
): MutableShape {
  return readAt(expression, initializers, 0);
}
