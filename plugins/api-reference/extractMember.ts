import ts from 'typescript';
import { extractSignature } from './extractSignature';
import {
  formatDescription,
  parseSeeLink,
  type Routes,
} from './formatDescription';
import { formatAuthoredType, printType } from './formatType';
import {
  findTag,
  getDeclarations,
  listTags,
  readJsDoc,
  type JsDoc,
} from './readJsDoc';
import { toAlternatives } from './toAlternatives';
import type { Member, Plan } from './types';

/** A property, where it was found, and how to read it. */
export interface MemberSource {
  readonly symbol: ts.Symbol;
  readonly checker: ts.TypeChecker;
  readonly plan: Plan;
  readonly routes: Routes;
  /** The property belongs to a union: its declarations are alternatives. */
  readonly isUnion: boolean;
  /** `declaration` reads the question mark that was written, `resolved` what Partial and Omit made of it. */
  readonly requiredBy: 'declaration' | 'resolved';
}

function isOptional(declaration: ts.Declaration): boolean {
  return (
    (ts.isPropertySignature(declaration) ||
      ts.isMethodSignature(declaration) ||
      ts.isPropertyDeclaration(declaration)) &&
    declaration.questionToken !== undefined
  );
}

function isRequired({ symbol, requiredBy }: MemberSource): boolean {
  const { declarations } = symbol;
  return requiredBy === 'declaration' && declarations
    ? !declarations.some(isOptional)
    : (symbol.flags & ts.SymbolFlags.Optional) === 0;
}

/** Distinct authored types of all declarations, in their order. */
function listTypes({ symbol }: MemberSource): string[] {
  const texts = getDeclarations(symbol).flatMap(
    (declaration) => formatAuthoredType(declaration) ?? [],
  );
  return [...new Set(texts)];
}

/**
 * Whether the resolved type is wider than the declaration says: the property
 * comes from several declarations and is their union.
 */
function isWider(
  type: ts.Type,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): boolean {
  const declared = checker.getTypeAtLocation(declaration);
  return !checker.isTypeAssignableTo(
    checker.getNonNullableType(type),
    checker.getNonNullableType(declared),
  );
}

function toType(source: MemberSource, doc: JsDoc, type: ts.Type): string {
  const texts = listTypes(source);
  const { declaration } = doc;
  const isJoined =
    texts.length > 1 &&
    declaration !== undefined &&
    (source.isUnion || isWider(type, declaration, source.checker));
  if (isJoined) {
    return texts.join(' | ');
  }
  const own = declaration && formatAuthoredType(declaration);
  return own ?? texts[0] ?? printType(type, source.checker);
}

/** The `@default` text; declarations of a union that disagree have none. */
function toDefault({ symbol, checker, isUnion }: MemberSource): string | null {
  const defaults = listTags(symbol, checker, 'default').map(({ text }) => text);
  const distinct = new Set(defaults);
  const [first] = distinct;
  return isUnion && distinct.size > 1 ? null : (first ?? null);
}

function toDeprecation(
  doc: JsDoc,
  routes: Routes,
): Pick<Member, 'deprecated' | 'deprecationNote'> {
  const tag = findTag(doc, 'deprecated');
  if (tag === undefined) {
    return {};
  }
  const note = formatDescription(tag.text, routes);
  return { deprecated: true, ...(note !== '' && { deprecationNote: note }) };
}

/** Everything the model says about one property. */
export function extractMember(source: MemberSource): Member {
  const { symbol, checker, plan, routes } = source;
  const doc = readJsDoc(symbol, checker);
  const type = checker.getTypeOfSymbol(symbol);
  const signature = extractSignature(doc, type, checker, routes);
  const see = findTag(doc, 'see');
  const link = see && parseSeeLink(see.text);
  return {
    name: symbol.name,
    type: toType(source, doc, type),
    alternatives: toAlternatives(type, checker),
    required: isRequired(source),
    default: toDefault(source),
    ...toDeprecation(doc, routes),
    plan,
    description: formatDescription(doc.text, routes),
    ...(signature && { signature }),
    ...(link && { link }),
  };
}

/** Required members first, then by name. */
export function compareMembers(a: Member, b: Member): number {
  return (
    Number(b.required) - Number(a.required) ||
    a.name.localeCompare(b.name, 'en')
  );
}
