import ts from 'typescript';
import type { Constructed } from './libraries';

function getType(node: ts.Node, checker: ts.TypeChecker): ts.Type {
  return checker.getNonNullableType(checker.getTypeAtLocation(node));
}

/** Whether an expression is a date of Day.js, or none. */
export function isDate(node: ts.Node, checker: ts.TypeChecker): boolean {
  const type = getType(node, checker);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.symbol?.name === 'Dayjs');
}

const DATE_METHODS = new Set([
  ...['add', 'diff', 'endOf', 'format', 'isAfter', 'isBefore', 'isSame'],
  ...['isValid', 'startOf', 'subtract', 'toDate'],
]);

/** Whether something without a type is used as if it were a date. */
export function mayBeDate(
  { expression, name }: ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
): boolean {
  const isUntyped =
    (checker.getTypeAtLocation(expression).flags & ts.TypeFlags.Any) !== 0;
  return isUntyped && DATE_METHODS.has(name.text);
}

/** The method that is called of a date. */
export interface Receiver {
  readonly target: ts.Expression;
  readonly method: string;
  readonly isOptional: boolean;
}

/** Undefined for other calls. */
export function getReceiver(
  { expression }: ts.CallExpression,
  checker: ts.TypeChecker,
): Receiver | undefined {
  return ts.isPropertyAccessExpression(expression) &&
    isDate(expression.expression, checker)
    ? {
        target: expression.expression,
        method: expression.name.text,
        isOptional: expression.questionDotToken !== undefined,
      }
    : undefined;
}

/** Only `dayjs` and `Dayjs`, under their own names. */
export function readDayjsImport({
  importClause,
}: ts.ImportDeclaration): boolean {
  const { name, namedBindings } = importClause ?? {};
  const isDefault = !name || name.text === 'dayjs';
  const isNamed =
    !namedBindings ||
    (ts.isNamedImports(namedBindings) &&
      namedBindings.elements.every(
        (element) => !element.propertyName && element.name.text === 'Dayjs',
      ));
  return importClause !== undefined && isDefault && isNamed;
}

/** What `dayjs( … )` makes a date of; undefined when the libraries differ there. */
export function findConstructed(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): Omit<Constructed, 'text'> | undefined {
  const [argument] = call.arguments;
  if (!argument) {
    return { kind: 'now' };
  }
  if (call.arguments.length > 1) {
    return undefined;
  }
  if (ts.isStringLiteralLike(argument)) {
    return { kind: 'literal', literal: argument.text };
  }
  const type = checker.getTypeAtLocation(argument);
  if (type.flags & ts.TypeFlags.StringLike) {
    return { kind: 'text' };
  }
  if (type.flags & ts.TypeFlags.NumberLike) {
    return { kind: 'number' };
  }
  return type.symbol?.name === 'Date' ? { kind: 'native' } : undefined;
}

function isFactoryCall(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'dayjs' &&
    (node.arguments[0] === undefined ||
      ts.isStringLiteralLike(node.arguments[0]))
  );
}

/** A constant that is made of a text in the file, and what is computed from it. */
function isConstant(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (isFactoryCall(node)) {
    return true;
  }
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression)
  ) {
    return isConstant(node.expression.expression, checker);
  }
  const declaration = ts.isIdentifier(node)
    ? checker.getSymbolAtLocation(node)?.valueDeclaration
    : undefined;
  return (
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0 &&
    declaration.initializer !== undefined &&
    isConstant(declaration.initializer, checker)
  );
}

/** Whether a condition holds only when a date is valid. */
function requiresValid(condition: ts.Expression, target: string): boolean {
  if (ts.isParenthesizedExpression(condition)) {
    return requiresValid(condition.expression, target);
  }
  if (ts.isBinaryExpression(condition)) {
    return (
      condition.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      [condition.left, condition.right].some((side) =>
        requiresValid(side, target),
      )
    );
  }
  return [`${target}.isValid()`, `${target}?.isValid()`].includes(
    condition.getText(),
  );
}

/** Whether a date is valid wherever it is used here: a constant, or one that was asked. */
export function isKnownValid(
  target: ts.Expression,
  checker: ts.TypeChecker,
): boolean {
  if (isConstant(target, checker)) {
    return true;
  }
  const text = target.getText();
  for (let node: ts.Node = target; node.parent; node = node.parent) {
    const { parent } = node;
    if (
      (ts.isConditionalExpression(parent) &&
        parent.whenTrue === node &&
        requiresValid(parent.condition, text)) ||
      (ts.isIfStatement(parent) &&
        parent.thenStatement === node &&
        requiresValid(parent.expression, text)) ||
      (ts.isBinaryExpression(parent) &&
        parent.right === node &&
        parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
        requiresValid(parent.left, text))
    ) {
      return true;
    }
  }
  return false;
}
