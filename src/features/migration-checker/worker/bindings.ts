/** What the names in a file stand for. */
import type { SyntaxNode, Tree } from '@lezer/common';
import type { ImportedName } from './readImports';
import {
  getLastExpression,
  getScope,
  getText,
  listParams,
  readTypeName,
} from './syntax';
import { toPackage, type Journey } from './versions';

/** A type of a product, in the words of the version that the code is written for. */
export interface TypeRef {
  readonly journey: Journey;
  /** `GridColDef`, or `&GridApi` for a ref of it. */
  readonly key: string;
}

/** An import of a product. */
export interface ProductImport extends ImportedName {
  readonly journey: Journey;
}

interface Variable {
  readonly scope: { readonly from: number; readonly to: number };
  type?: TypeRef | undefined;
  readonly value: SyntaxNode | null;
}

/** `DatePicker` for the default export of `@mui/lab/DatePicker`. */
export function toExportName({ name, source }: ImportedName): string {
  return name === 'default' ? (source.split('/').at(-1) ?? name) : name;
}

function isOfProduct({ first }: Journey, imported: ImportedName): boolean {
  const name = toPackage(imported.source);
  if (name !== '@mui/lab') {
    return name in first.fromPackages || name in first.formerNames;
  }
  // It holds other components, too: those of the product are known by name.
  const names = first.moved[imported.source] ?? {};
  return '*' in names || imported.name in names;
}

/** The imports that belong to a product, with the steps that it has to take. */
export function assignImports(
  imports: readonly ImportedName[],
  journeys: readonly Journey[],
): ProductImport[] {
  return imports.flatMap((imported) => {
    const journey = journeys.find((each) => isOfProduct(each, imported));
    return journey ? [{ ...imported, journey }] : [];
  });
}

/** Looks names up as the code would. */
export interface Bindings {
  readonly findImport: (local: string) => ProductImport | undefined;
  readonly findVariable: (node: SyntaxNode) => Variable | undefined;
  /** Gives a parameter or variable the type it has from where it is used. */
  readonly setType: (definition: SyntaxNode, type: TypeRef) => void;
  /** The type that an annotation names. */
  readonly readAnnotation: (node: SyntaxNode | null) => TypeRef | undefined;
  /** The type of an expression. */
  readonly typeOf: (node: SyntaxNode | null) => TypeRef | undefined;
}

/** Members of a type, followed from a value. */
export function getMemberType(
  { journey, key }: TypeRef,
  name: string,
): TypeRef | undefined {
  if (key.startsWith('&')) {
    return name === 'current' ? { journey, key: key.slice(1) } : undefined;
  }
  const members = journey.first.shape.members[key];
  const member = members && Object.hasOwn(members, name) && members[name];
  return member ? { journey, key: member } : undefined;
}

export function createBindings(
  code: string,
  tree: Tree,
  imports: readonly ProductImport[],
): Bindings {
  const byLocal = new Map(
    imports.flatMap((each) =>
      each.local === undefined ? [] : [[each.local, each] as const],
    ),
  );
  const variables = new Map<string, Variable[]>();

  const findImport = (local: string): ProductImport | undefined => {
    const found = byLocal.get(local);
    return found?.name === '*' ? undefined : found;
  };

  function readAnnotation(node: SyntaxNode | null): TypeRef | undefined {
    const name = readTypeName(code, node);
    const imported = name === undefined ? undefined : findImport(name);
    if (!imported) {
      return undefined;
    }
    const { journey } = imported;
    const key = journey.first.shape.exports[toExportName(imported)];
    return key === undefined ? undefined : { journey, key };
  }

  function addVariable(
    definition: SyntaxNode,
    scopeOf: SyntaxNode,
    value: SyntaxNode | null,
    type?: TypeRef,
  ): void {
    const name = getText(code, definition);
    const { from, to } = getScope(scopeOf);
    variables.set(name, [
      ...(variables.get(name) ?? []),
      { scope: { from, to }, value, type },
    ]);
  }

  function findVariable(node: SyntaxNode): Variable | undefined {
    return (variables.get(getText(code, node)) ?? [])
      .filter(({ scope }) => scope.from <= node.from && node.to <= scope.to)
      .sort((a, b) => b.scope.from - a.scope.from)[0];
  }

  function typeOfCall(node: SyntaxNode): TypeRef | undefined {
    const callee = node.firstChild;
    const name =
      callee?.name === 'InstantiationExpression' ? callee.firstChild : callee;
    const imported = name && findImport(getText(code, name));
    if (!imported) {
      return undefined;
    }
    const { journey } = imported;
    const key = journey.first.shape.returns[toExportName(imported)];
    return key === undefined ? undefined : { journey, key };
  }

  function typeOf(node: SyntaxNode | null): TypeRef | undefined {
    switch (node?.name) {
      case 'VariableName':
        return findVariable(node)?.type ?? typeOfExport(node);
      case 'MemberExpression': {
        const object = typeOf(node.firstChild);
        const property = node.getChild('PropertyName');
        return object && property
          ? getMemberType(object, getText(code, property))
          : undefined;
      }
      case 'CallExpression':
        return typeOfCall(node);
      case 'PostfixExpression':
      case 'AwaitExpression':
        return typeOf(node.firstChild);
      case 'ParenthesizedExpression':
        return typeOf(getLastExpression(node));
      case 'BinaryExpression':
        return readAnnotation(node.lastChild) ?? typeOf(node.firstChild);
      default:
        return undefined;
    }
  }

  /** An object such as `gridClasses`. */
  function typeOfExport(node: SyntaxNode): TypeRef | undefined {
    const imported = findImport(getText(code, node));
    const key = imported?.journey.first.shape.exports[toExportName(imported)];
    return imported && key !== undefined
      ? { journey: imported.journey, key }
      : undefined;
  }

  tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'VariableDeclaration') {
        const annotation = node.getChild('TypeAnnotation');
        const definition = node.getChild('VariableDefinition');
        if (definition) {
          const value = node.getChild('Equals')
            ? getLastExpression(node)
            : null;
          const type = readAnnotation(annotation) ?? typeOf(value);
          addVariable(definition, node, value, type);
        }
      } else if (name === 'ParamList' && node.parent) {
        for (const { pattern, annotation } of listParams(node.parent)) {
          if (pattern.name === 'VariableDefinition') {
            addVariable(pattern, pattern, null, readAnnotation(annotation));
          }
        }
      } else if (name === 'ArrowFunction') {
        const single = node.getChild('VariableDefinition');
        if (single) {
          addVariable(single, single, null);
        }
      } else if (name === 'PatternProperty') {
        const definition = node.getChild('VariableDefinition');
        if (definition) {
          addVariable(definition, definition, null);
        }
      }
    },
  });

  return {
    findImport: (local) => byLocal.get(local),
    findVariable,
    setType(definition, type) {
      const variable = findVariable(definition);
      if (variable && !variable.type) {
        variable.type = type;
      }
    },
    readAnnotation,
    typeOf,
  };
}
