import ts from 'typescript';
import { compareKinds, simplifyKinds } from './simplifyKinds';

/** Aliases that readers know by name; what they stand for is not spelled out. */
const KNOWN_ALIASES: ReadonlyMap<string, string> = new Map([
  ['ReactNode', 'node'],
  ['ElementType', 'elementType'],
  ['JSXElementConstructor', 'elementType'],
  ['ComponentType', 'elementType'],
]);

/** The constraint of type parameters that stand for dates: it is empty until an adapter is imported. */
const DATE_CONSTRAINT = 'PickerValidDate';

/** Object types that stand for something to render. */
const KNOWN_OBJECTS: ReadonlyMap<string, string> = new Map([
  ['ReactElement', 'element'],
  ['Element', 'element'],
  ['FunctionComponent', 'elementType'],
  ['ComponentClass', 'elementType'],
  ['ForwardRefExoticComponent', 'elementType'],
  ['NamedExoticComponent', 'elementType'],
  ['ExoticComponent', 'elementType'],
]);

const REACT_TYPES = /\/@types\/react\//;

function isFromReact(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    REACT_TYPES.test(declaration.getSourceFile().fileName),
  );
}

function hasFlag(type: ts.Type, flag: ts.TypeFlags): boolean {
  return (type.flags & flag) !== 0;
}

/** Union constituents without `null` and `undefined`. */
function getConstituents(type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  return all.filter(
    (part) =>
      !hasFlag(
        part,
        ts.TypeFlags.Undefined |
          ts.TypeFlags.Null |
          ts.TypeFlags.Void |
          ts.TypeFlags.Never,
      ),
  );
}

function toPrimitive(type: ts.Type): string | undefined {
  if (type.isStringLiteral()) {
    return `'${type.value}'`;
  }
  if (type.isNumberLiteral()) {
    return String(type.value);
  }
  const names: [ts.TypeFlags, string][] = [
    [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'any'],
    [ts.TypeFlags.BooleanLike, 'boolean'],
    [ts.TypeFlags.StringLike, 'string'],
    [ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike, 'number'],
    [ts.TypeFlags.ESSymbolLike, 'any'],
  ];
  return names.find(([flag]) => hasFlag(type, flag))?.[1];
}

function returnsNode(
  signature: ts.Signature,
  checker: ts.TypeChecker,
): boolean {
  const returned = signature.getReturnType();
  const names = [
    returned.aliasSymbol?.name,
    ...getConstituents(returned).map((part) => part.symbol?.name),
  ];
  return (
    names.includes('ReactNode') ||
    names.includes('ReactElement') ||
    (names.includes('Element') &&
      checker.typeToString(returned).includes('JSX'))
  );
}

/** A class whose instances are React components. */
function isComponentClass(type: ts.Type): boolean {
  return type
    .getConstructSignatures()
    .some((signature) => signature.getReturnType().getProperty('forceUpdate'));
}

function toObjectKind(type: ts.Type, checker: ts.TypeChecker): string {
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return 'array';
  }
  const symbol = type.getSymbol();
  const known = KNOWN_OBJECTS.get(symbol?.name ?? '');
  if (symbol && known !== undefined && isFromReact(symbol)) {
    return known;
  }
  if (isComponentClass(type)) {
    return 'elementType';
  }
  const isCallable =
    type.getCallSignatures().length > 0 ||
    type.getConstructSignatures().length > 0 ||
    symbol?.name === 'Function';
  return isCallable ? 'function' : 'object';
}

/** `string & {}` is a string; any other intersection is judged as a whole. */
function toIntersectionKind(
  type: ts.IntersectionType,
  checker: ts.TypeChecker,
): string[] {
  const primitive = type.types.map(toPrimitive).find(Boolean);
  return primitive ? [primitive] : [toObjectKind(type, checker)];
}

function toKnownUnion(
  type: ts.Type,
  parts: readonly ts.Type[],
): string | undefined {
  const alias = type.aliasSymbol;
  const known = alias && KNOWN_ALIASES.get(alias.name);
  if (known !== undefined) {
    return known;
  }
  const names = parts.map((part) => part.symbol?.name);
  return names.includes('ReactPortal') ? 'node' : undefined;
}

/** `ReactNode | X` is flattened by the compiler: the constituents of ReactNode are told by name. */
function isPartOfNode(part: ts.Type): boolean {
  return (
    hasFlag(
      part,
      ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.BooleanLike,
    ) ||
    ['ReactElement', 'Iterable', 'ReactPortal', 'AwaitedReactNode'].includes(
      part.symbol?.name ?? '',
    )
  );
}

function collectUnion(
  type: ts.Type,
  parts: ts.Type[],
  checker: ts.TypeChecker,
): string[] {
  const known = toKnownUnion(type, parts);
  if (known === undefined) {
    const hasClass = parts.some(isComponentClass);
    return parts
      .filter(
        (part) =>
          !hasClass ||
          !part
            .getCallSignatures()
            .some((signature) => returnsNode(signature, checker)),
      )
      .flatMap((part) => collect(part, checker));
  }
  const rest =
    known === 'node' && !type.aliasSymbol
      ? parts.filter((part) => !isPartOfNode(part))
      : [];
  return [known, ...rest.flatMap((part) => collect(part, checker))];
}

function isDateParameter(type: ts.Type): boolean {
  return (type.symbol?.declarations ?? []).some(
    (declaration) =>
      ts.isTypeParameterDeclaration(declaration) &&
      declaration.constraint?.getText() === DATE_CONSTRAINT,
  );
}

function collect(type: ts.Type, checker: ts.TypeChecker): string[] {
  const parts = getConstituents(type);
  if (type.isUnion() || KNOWN_ALIASES.has(type.aliasSymbol?.name ?? '')) {
    return collectUnion(type, parts, checker);
  }
  if (parts.length === 0) {
    return [];
  }
  if (hasFlag(type, ts.TypeFlags.BooleanLiteral)) {
    return [checker.typeToString(type)];
  }
  const primitive = toPrimitive(type);
  if (primitive !== undefined) {
    return [primitive];
  }
  if (type.isIntersection()) {
    return toIntersectionKind(type, checker);
  }
  if (hasFlag(type, ts.TypeFlags.Instantiable)) {
    if (isDateParameter(type)) {
      return ['object'];
    }
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined ? ['any'] : collect(constraint, checker);
  }
  return [toObjectKind(type, checker)];
}

/**
 * The top-level alternatives of a type, told in the vocabulary of {@link Member}.
 * `ReactNode | ((row: Row) => string)` → `['function', 'node']`
 */
export function toAlternatives(
  type: ts.Type,
  checker: ts.TypeChecker,
): string[] {
  return simplifyKinds(new Set(collect(type, checker))).sort(compareKinds);
}
