import ts from 'typescript';

/** What the code of a codemod says about names. */
export interface CodemodFacts {
  /** Old name → new name, from the objects in its code. */
  readonly pairs: Readonly<Record<string, string>>;
  /** All names in its code, sorted. */
  readonly words: readonly string[];
}

const NAME = /^(?:[A-Za-z][\w-]*)$/;

/** Options of the codemod tools, which are no API of MUI X. */
const NOT_API = new Set(
  'use strict default value quote single printOptions trailingComma file api options root path node type name props componentNames packageNames packageName newProps oldProps propName j source __esModule'.split(
    ' ',
  ),
);

function getName(node: ts.Node): string | undefined {
  const text =
    ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : undefined;
  return text !== undefined && NAME.test(text) && !NOT_API.has(text)
    ? text
    : undefined;
}

/** Reads the names that a codemod handles from its code; runs nothing. */
export function readCodemod(code: string): CodemodFacts {
  const file = ts.createSourceFile('codemod.js', code, ts.ScriptTarget.ES2022);
  const pairs = new Map<string, string>();
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const from = getName(node.name);
      const to = ts.isStringLiteral(node.initializer)
        ? getName(node.initializer)
        : undefined;
      if (from !== undefined) {
        words.add(from);
      }
      if (from !== undefined && to !== undefined && from !== to) {
        pairs.set(from, to);
      }
    }
    if (ts.isStringLiteral(node)) {
      const word = getName(node);
      if (word !== undefined) {
        words.add(word);
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return { pairs: Object.fromEntries(pairs), words: [...words].sort() };
}
