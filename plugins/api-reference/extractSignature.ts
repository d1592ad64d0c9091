import ts from 'typescript';
import { formatDescription, type Routes } from './formatDescription';
import { cleanTypeText, printType } from './formatType';
import { findTag, type JsDoc } from './readJsDoc';
import type { Signature, SignatureField, SignatureParam } from './types';

interface ParamTag extends SignatureField {
  readonly optional: boolean;
}

/** `{GridRowParams<R>}` → `GridRowParams<R>`; an object type that holds dotted tags is `object`. */
function readTagType(expression: ts.JSDocTypeExpression | undefined): string {
  const type = expression?.type;
  if (type === undefined) {
    return '';
  }
  if (ts.isJSDocTypeLiteral(type)) {
    return type.isArrayType ? 'object[]' : 'object';
  }
  return cleanTypeText(type.getText());
}

/** The tag, and the dotted tags that the parser nests in its type. */
function flattenTag(tag: ts.JSDocPropertyLikeTag, routes: Routes): ParamTag[] {
  const type = tag.typeExpression?.type;
  const nested =
    type && ts.isJSDocTypeLiteral(type)
      ? (type.jsDocPropertyTags ?? []).flatMap((child) =>
          flattenTag(child, routes),
        )
      : [];
  const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
  const own: ParamTag = {
    name: tag.name.getText(),
    type: readTagType(tag.typeExpression),
    optional: tag.isBracketed,
    description: formatDescription(text.replace(/^-\s+/, ''), routes),
  };
  return [own, ...nested];
}

function findSignature(
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  return checker.getNonNullableType(type).getCallSignatures()[0];
}

interface DeclaredParam {
  readonly type: string;
  readonly optional: boolean;
  /** Written right in the member's declaration, not behind an alias. */
  readonly isInline: boolean;
}

function isInline(node: ts.Node): boolean {
  return (
    ts.isMethodSignature(node) ||
    (ts.isFunctionTypeNode(node) && ts.isPropertySignature(node.parent))
  );
}

/** The parameter of the tag's name, or else at its place. */
function readDeclared(
  signature: ts.Signature | undefined,
  name: string,
  index: number,
  checker: ts.TypeChecker,
): DeclaredParam {
  const symbols = signature?.getParameters() ?? [];
  const symbol =
    symbols.find((candidate) => candidate.name === name) ?? symbols[index];
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration || !ts.isParameter(declaration)) {
    return { type: 'any', optional: false, isInline: false };
  }
  return {
    type: declaration.type
      ? cleanTypeText(declaration.type.getText())
      : printType(checker.getTypeOfSymbol(symbol), checker),
    optional: checker.isOptionalParameter(declaration),
    isInline: isInline(declaration.parent),
  };
}

/**
 * Types written in the declaration are checked by the compiler, those in tags
 * are not; behind an alias only the tags are readable.
 */
function toParam(
  tag: ParamTag,
  declared: DeclaredParam,
  fields: readonly SignatureField[],
): SignatureParam {
  const isDeclared =
    tag.type === '' || (declared.isInline && fields.length === 0);
  return {
    name: tag.name,
    type: isDeclared ? declared.type : tag.type,
    optional: tag.optional || declared.optional,
    description: tag.description,
    ...(fields.length > 0 && { fields }),
  };
}

/** `params.id` beside `params` is a field of it. */
function toFields(tag: ParamTag, tags: readonly ParamTag[]): SignatureField[] {
  const prefix = `${tag.name}.`;
  return tags
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, type, description }) => ({
      name: name.slice(prefix.length),
      type: type || 'any',
      description,
    }));
}

function toReturns(
  doc: JsDoc,
  signature: ts.Signature | undefined,
  routes: Routes,
): Signature['returns'] {
  const tag = findTag(doc, 'returns') ?? findTag(doc, 'return');
  const node = tag?.node;
  const tagged =
    node && ts.isJSDocReturnTag(node) ? readTagType(node.typeExpression) : '';
  const declaration = signature?.getDeclaration();
  const declared = cleanTypeText(declaration?.type?.getText() ?? 'void');
  return {
    type:
      tagged === '' || (declaration && isInline(declaration))
        ? declared
        : tagged,
    description: formatDescription(tag?.text ?? '', routes),
  };
}

/** The parameters as the tags tell them; what they leave out comes from the function's type. */
export function extractSignature(
  doc: JsDoc,
  type: ts.Type,
  checker: ts.TypeChecker,
  routes: Routes,
): Signature | undefined {
  const tags = doc.tags.flatMap(({ node }) =>
    node && ts.isJSDocParameterTag(node) ? flattenTag(node, routes) : [],
  );
  const hasReturns = Boolean(findTag(doc, 'returns') ?? findTag(doc, 'return'));
  if (tags.length === 0 && !hasReturns) {
    return undefined;
  }
  const signature = findSignature(type, checker);
  const params = tags
    .filter(({ name }) => !name.includes('.'))
    .map((tag, index) =>
      toParam(
        tag,
        readDeclared(signature, tag.name, index, checker),
        toFields(tag, tags),
      ),
    );
  return { params, returns: toReturns(doc, signature, routes) };
}
