import { createHash } from 'node:crypto';
import ts from 'typescript';
import {
  OPEN_MEMBER,
  type SurfaceMember,
  type SurfaceMembers,
} from '../../lib/apiSurface';
import { cleanTypeText } from '../formatType';
import type { GetOrigin } from '../getOrigin';
import { toAlternatives } from '../toAlternatives';

/** Shorter descriptions say too little to tell two things apart. */
const SHORTEST_DESCRIPTION = 20;
/** Parts of a made-up name such as `DataGrid.slotProps.toolbar`. */
const DEEPEST_PATH = 3;
/** Longer unions (locale texts, time zones) are no choice that a reader makes. */
const LONGEST_KINDS = 400;

const REFS = new Set(['MutableRefObject', 'RefObject']);
const NEVER_MEMBERS = new Set([
  'ref',
  'key',
  'children',
  'className',
  'style',
  'ownerState',
  'propTypes',
]);

/** First characters of a hash; empty for texts that say too little. */
export function hashDescription(text: string): string {
  return text.length < SHORTEST_DESCRIPTION
    ? ''
    : createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

export function readDescription(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a tag, `undefined` without the tag. */
export function readTag(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((each) => each.name === name);
  return tag && ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim();
}

/** `GridColDef[] | undefined` → `GridColDef`; a type parameter is what it is by default. */
function unwrap(source: ts.Type, checker: ts.TypeChecker): ts.Type {
  const type = checker.getNonNullableType(source);
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const known = type.getDefault() ?? checker.getBaseConstraintOfType(type);
    return known && known !== type ? unwrap(known, checker) : type;
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? unwrap(item, checker) : type;
  }
  return type;
}

function getObjectParts(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    if (checker.isArrayType(part)) {
      const [item] = checker.getTypeArguments(part as ts.TypeReference);
      return item ? getObjectParts(item, checker) : [];
    }
    const isObject =
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      part.getConstructSignatures().length === 0 &&
      !checker.isTupleType(part);
    return isObject ? [part] : [];
  });
}

/** Whether what it has depends on a type parameter: `A & Partial<Props>`. */
function isOpen(type: ts.Type): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some((part) => {
    const isMapped =
      part.flags & ts.TypeFlags.Object &&
      (part as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped;
    return (
      (part.flags & ts.TypeFlags.Instantiable) !== 0 ||
      (isMapped && part.getProperties().length === 0)
    );
  });
}

/** An alias such as `MakeOptional<T, K>`, which says how a type is changed, not what it is. */
function isUtility({ type, typeParameters }: ts.TypeAliasDeclaration): boolean {
  const isMapped =
    !ts.isIntersectionTypeNode(type) &&
    !ts.isTypeLiteralNode(type) &&
    !ts.isUnionTypeNode(type);
  const text = type.getText();
  return (
    isMapped ||
    (typeParameters ?? []).some(({ name }) =>
      new RegExp(
        `\\b(Omit|Pick|Partial|Required|keyof)[<\\s]+${name.text}\\b`,
      ).test(text),
    )
  );
}

/** Collects types and the types of their members, each once. */
export interface TypeCollector {
  readonly types: ReadonlyMap<string, SurfaceMembers>;
  /** Key of the type's members, empty when it has none of MUI X. @param path Its name when it has no own. */
  readonly add: (type: ts.Type, path: string, isNamed?: boolean) => string;
}

export function createTypeCollector(
  checker: ts.TypeChecker,
  getOrigin: GetOrigin,
): TypeCollector {
  const types = new Map<string, SurfaceMembers>();

  function isOwn(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some(
      (declaration) => getOrigin(declaration) === 'x',
    );
  }

  function findName(type: ts.Type): string | undefined {
    const { aliasSymbol } = type;
    const isChanged = (aliasSymbol?.declarations ?? []).some(
      (declaration) =>
        ts.isTypeAliasDeclaration(declaration) && isUtility(declaration),
    );
    if (aliasSymbol) {
      return isOwn(aliasSymbol) && !isChanged ? aliasSymbol.name : undefined;
    }
    const symbol = type.getSymbol();
    return symbol && isOwn(symbol) && !symbol.name.startsWith('__')
      ? symbol.name
      : undefined;
  }

  /** Name → the property in each part that has it. */
  function listMembers(parts: readonly ts.Type[]): Map<string, ts.Symbol[]> {
    const members = new Map<string, ts.Symbol[]>();
    for (const symbol of parts.flatMap((part) => part.getProperties())) {
      if (isOwn(symbol) && !NEVER_MEMBERS.has(symbol.name)) {
        members.set(symbol.name, [...(members.get(symbol.name) ?? []), symbol]);
      }
    }
    return new Map([...members].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** What the properties of the same name in several parts are, together. */
  function joinMembers(members: readonly SurfaceMember[]): SurfaceMember {
    const [first] = members;
    if (first === undefined || members.length === 1) {
      return first ?? { kinds: '' };
    }
    const kinds = members.flatMap((member) => member.kinds.split('|'));
    const { required, default: value, ...facts } = first;
    const isSame = (key: 'required' | 'default'): boolean =>
      members.every((member) => member[key] === first[key]);
    return {
      ...facts,
      kinds: [...new Set(kinds)].sort().join('|'),
      ...(required && isSame('required') && { required }),
      ...(value && isSame('default') && { default: value }),
    };
  }

  function toParam(parameter: ts.Symbol): string {
    const declaration = parameter.valueDeclaration;
    const isWritten =
      declaration && ts.isParameter(declaration) && declaration.type;
    const type = isWritten
      ? isWritten.getText()
      : checker.typeToString(checker.getTypeOfSymbol(parameter));
    const mark =
      declaration && ts.isParameter(declaration) && declaration.questionToken
        ? '?'
        : '';
    return cleanTypeText(`${parameter.name}${mark}: ${type}`);
  }

  function toMember(symbol: ts.Symbol, path: string): SurfaceMember {
    const full = checker.getTypeOfSymbol(symbol);
    const type = checker.getNonNullableType(full);
    const signatures = type.getCallSignatures();
    const [signature] = signatures;
    const isFunction = signature !== undefined && signatures.length === 1;
    const parameters = isFunction ? signature.getParameters() : [];
    const kinds = toAlternatives(type, checker).join('|');
    const paramsOf = parameters.map((parameter) =>
      add(checker.getTypeOfSymbol(parameter), `${path}()`),
    );
    const value = readTag(symbol, checker, 'default');
    const deprecated = readTag(symbol, checker, 'deprecated');
    const of = add(type, path);
    const doc = hashDescription(readDescription(symbol, checker));
    return {
      kinds: kinds.length > LONGEST_KINDS ? 'string' : kinds,
      ...(isFunction &&
        !kinds.includes('elementType') && { params: parameters.map(toParam) }),
      ...((symbol.flags & ts.SymbolFlags.Optional) === 0 && { required: true }),
      ...(value && { default: value }),
      ...(deprecated !== undefined && { deprecated }),
      ...(of && { of }),
      ...(paramsOf.some(Boolean) && { paramsOf }),
      ...(doc && { doc }),
    };
  }

  function add(source: ts.Type, path: string, isNamed = false): string {
    const type = unwrap(source, checker);
    if (REFS.has(type.getSymbol()?.name ?? '')) {
      const current = type.getProperty('current');
      const inner =
        current && add(checker.getTypeOfSymbol(current), `${path}.current`);
      return inner ? `&${inner}` : '';
    }
    const parts = getObjectParts(type, checker);
    const [first] = parts;
    if (first === undefined) {
      return '';
    }
    const name = isNamed
      ? path
      : (findName(type) ??
        (parts.length === 1 ? findName(first) : undefined) ??
        path);
    if (types.has(name)) {
      return name;
    }
    if (name.split('.').length > DEEPEST_PATH || name.includes('()')) {
      return '';
    }
    const members = listMembers(parts);
    if (members.size === 0) {
      return '';
    }
    types.set(name, {}); // A type may contain itself.
    types.set(name, {
      ...Object.fromEntries(
        [...members].map(([key, symbols]) => [
          key,
          joinMembers(
            symbols.map((symbol) => toMember(symbol, `${name}.${key}`)),
          ),
        ]),
      ),
      ...(parts.some(isOpen) && { [OPEN_MEMBER]: { kinds: 'any' } }),
    });
    return name;
  }

  return { types, add };
}
