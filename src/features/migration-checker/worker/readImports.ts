/** What a file imports, whatever the way. */
import type { SyntaxNode, Tree } from '@lezer/common';
import { getText, listChildren, readString } from './syntax';

/** A name that a module gives. */
export interface ImportedName {
  readonly source: string;
  /** Exported name; `default`, or `*` for the whole module. */
  readonly name: string;
  /** What it is called in the file; none where it is only passed on. */
  readonly local?: string;
  /** The exported name in the code, or the path where there is none. */
  readonly node: SyntaxNode;
}

function readGroup(
  code: string,
  group: SyntaxNode,
  source: string,
): ImportedName[] {
  const names: ImportedName[] = [];
  let isRenamed = false;
  for (const child of listChildren(group)) {
    const last = names.at(-1);
    if (child.name === 'as') {
      isRenamed = true;
    } else if (/^Variable(Name|Definition)$/.test(child.name)) {
      const text = getText(code, child);
      if (isRenamed && last) {
        names[names.length - 1] = { ...last, local: text };
      } else {
        names.push({ source, name: text, local: text, node: child });
      }
      isRenamed = false;
    } else if (child.name === 'default') {
      names.push({ source, name: 'default', node: child });
    }
  }
  return names;
}

function readImport(code: string, node: SyntaxNode): ImportedName[] {
  const path = node.getChild('String');
  const source = readString(code, path);
  if (!path || source === undefined) {
    return [];
  }
  const group = node.getChild('ImportGroup');
  const definition = node.getChild('VariableDefinition');
  const isWhole = node.getChild('Star') !== null;
  const own = definition
    ? [
        {
          source,
          name: isWhole ? '*' : 'default',
          local: getText(code, definition),
          node: isWhole ? path : definition,
        },
      ]
    : [];
  const grouped = group ? readGroup(code, group, source) : [];
  const names = [...own, ...grouped];
  return names.length > 0 ? names : [{ source, name: '*', node: path }];
}

function readExport(code: string, node: SyntaxNode): ImportedName[] {
  const path = node.getChild('String');
  const source = readString(code, path);
  const group = node.getChild('ExportGroup');
  if (!path || source === undefined) {
    return [];
  }
  return group
    ? readGroup(code, group, source).map(({ local: _, ...name }) => name)
    : [{ source, name: '*', node: path }];
}

/** `const { DataGrid: Grid } = require('…')`, `const x = require('…')` */
function readRequire(code: string, call: SyntaxNode): ImportedName[] {
  const callee = call.firstChild;
  const path = call.getChild('ArgList')?.getChild('String');
  const source = readString(code, path);
  if (!path || !callee || getText(code, callee) !== 'require' || !source) {
    return [];
  }
  const declaration = call.parent;
  const pattern = declaration?.getChild('ObjectPattern');
  const variable = declaration?.getChild('VariableDefinition');
  const properties = pattern?.getChildren('PatternProperty') ?? [];
  if (properties.length > 0) {
    return properties.flatMap((property) => {
      const node = property.firstChild;
      const local = property.getChild('VariableDefinition') ?? node;
      return node && local
        ? [
            {
              source,
              name: getText(code, node),
              local: getText(code, local),
              node,
            },
          ]
        : [];
    });
  }
  const local = variable && { local: getText(code, variable) };
  return [{ source, name: '*', ...local, node: path }];
}

export function readImports(code: string, tree: Tree): ImportedName[] {
  const names: ImportedName[] = [];
  tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'ImportDeclaration') {
        names.push(...readImport(code, node));
      } else if (name === 'ExportDeclaration') {
        names.push(...readExport(code, node));
      } else if (name === 'CallExpression') {
        names.push(...readRequire(code, node));
      } else if (name === 'DynamicImport') {
        const path = node.getChild('String');
        const source = readString(code, path);
        if (path && source !== undefined) {
          names.push({ source, name: '*', node: path });
        }
      }
    },
  });
  return names;
}
