import ts from 'typescript';
import type { FoundExport } from './findExport';
import type { Routes } from './formatDescription';
import { resolveAlias } from './readPrograms';
import { toSlug } from './toSlug';
import type { NamedLink } from './types';

/** Generic types that pass their first argument's members on; what is picked is no base. */
const WRAPPERS =
  /^(Omit|Partial|Required|ExtendMui|MakeOptional|MakeRequired|DefaultizedProps)$/;
const MATERIAL_FILE = /\/node_modules\/@mui\/material\/([A-Z]\w*)\//;
const MAX_DEPTH = 3;

interface Reference {
  readonly name: ts.Node;
  readonly typeArguments: readonly ts.TypeNode[];
}

function toReferences(node: ts.TypeNode): Reference[] {
  if (ts.isTypeReferenceNode(node)) {
    return [{ name: node.typeName, typeArguments: node.typeArguments ?? [] }];
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    return [{ name: node.expression, typeArguments: node.typeArguments ?? [] }];
  }
  return ts.isIntersectionTypeNode(node)
    ? node.types.flatMap(toReferences)
    : [];
}

/** What a props declaration extends, in order. */
function listReferences(declaration: ts.Declaration): Reference[] {
  if (ts.isInterfaceDeclaration(declaration)) {
    return (declaration.heritageClauses ?? [])
      .flatMap(({ types }) => [...types])
      .flatMap(toReferences);
  }
  return ts.isTypeAliasDeclaration(declaration)
    ? toReferences(declaration.type)
    : [];
}

/** The component whose props a declaration holds: one with a page, or one of Material UI. */
function toComponent(
  declaration: ts.Declaration,
  typeName: string,
  routes: Routes,
): NamedLink | null {
  const name = typeName.replace(/Props$/, '');
  const material = MATERIAL_FILE.exec(declaration.getSourceFile().fileName);
  if (material?.[1] === name) {
    const href = `https://mui.com/material-ui/api/${toSlug(name)}/`;
    return { name, href };
  }
  const href = routes.get(name);
  return href !== undefined && typeName.endsWith('Props')
    ? { name, href }
    : null;
}

/** `Omit<Partial<ListProps>, 'children'>` → `ListProps` */
function unwrap({ name, typeArguments }: Reference): Reference[] {
  if (!WRAPPERS.test(name.getText())) {
    return [{ name, typeArguments }];
  }
  const [inner] = typeArguments;
  return inner ? toReferences(inner).flatMap(unwrap) : [];
}

function listBases(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
  routes: Routes,
  depth: number,
): NamedLink[] {
  return listReferences(declaration)
    .flatMap(unwrap)
    .flatMap(({ name }) => followReference(name, checker, routes, depth));
}

function followReference(
  name: ts.Node,
  checker: ts.TypeChecker,
  routes: Routes,
  depth: number,
): NamedLink[] {
  const alias = checker.getSymbolAtLocation(name);
  const symbol = alias && resolveAlias(alias, checker);
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration) {
    return [];
  }
  const component = toComponent(declaration, symbol.name, routes);
  if (component) {
    return [component];
  }
  return depth < MAX_DEPTH
    ? listBases(declaration, checker, routes, depth + 1)
    : [];
}

/**
 * The one documented component whose props this one extends. Several bases mean
 * that the component is composed of them and inherits from none.
 */
export function findBaseComponent(
  found: FoundExport,
  name: string,
  routes: Routes,
): NamedLink | null {
  const props = found.package.exports.get(`${name}Props`);
  const [declaration] = props?.declarations ?? [];
  if (declaration === undefined) {
    return null;
  }
  const bases = listBases(declaration, found.tier.checker, routes, 0);
  const [base, ...others] = new Map(
    bases
      .filter((candidate) => candidate.name !== name)
      .map((candidate) => [candidate.name, candidate]),
  ).values();
  return base && others.length === 0 ? base : null;
}
