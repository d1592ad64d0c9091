import ts from 'typescript';
import type { BuildContext } from './context';
import { cleanTypeText } from './formatType';
import type { ProductId } from './types';

type TypeDeclaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

/** A longer text explains nothing any more. */
const LONGEST_TEXT = 600;
const TYPE_NAME = /\b[A-Z]\w*\b/g;

/** `'GridSortItem[] | null'` → `['GridSortItem']`; texts in quotes are no names. */
export function listTypeNames(type: string): string[] {
  const code = type.replace(/(['"]).*?\1/g, '');
  return [...new Set(code.match(TYPE_NAME) ?? [])];
}

function formatInterface(declaration: ts.InterfaceDeclaration): string {
  const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => type.getText()),
  );
  const members = declaration.members.map((member) =>
    member.getText().replace(/[;,]$/, ''),
  );
  const own = members.length > 0 ? [`{ ${members.join('; ')} }`] : [];
  return [...bases, ...own].join(' & ');
}

function formatDeclaration(declaration: TypeDeclaration): string {
  const text = ts.isInterfaceDeclaration(declaration)
    ? formatInterface(declaration)
    : declaration.type.getText();
  return cleanTypeText(text);
}

/** Texts of all types that MUI X declares for a product, by name; `null` when two files disagree. */
function readDeclaredTypes(
  product: ProductId,
  { tiers, getOrigin }: BuildContext,
): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  const [tier] = tiers.filter(({ packages }) =>
    packages.some((candidate) => candidate.product === product),
  );
  const folders = tiers
    .flatMap(({ packages }) => packages)
    .filter((candidate) => candidate.product === product)
    .map(({ folder }) => `${folder.replaceAll('\\', '/')}/`);
  const files = new Set(
    tiers.flatMap(({ program }) => [...program.getSourceFiles()]),
  );
  for (const file of tier ? files : []) {
    if (!folders.some((folder) => file.fileName.startsWith(folder))) {
      continue;
    }
    for (const statement of file.statements) {
      const isType =
        ts.isTypeAliasDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement);
      if (!isType || getOrigin(statement) !== 'x') {
        continue;
      }
      const name = statement.name.text;
      const text = formatDeclaration(statement);
      const known = texts.get(name);
      texts.set(name, known === undefined || known === text ? text : null);
    }
  }
  return texts;
}

/**
 * What the type names inside `types` stand for, and the names inside those
 * texts in turn. Left out: names with a page of their own, long texts, and
 * names that two files of the product use for different things.
 */
export function extractAliases(
  product: ProductId,
  types: readonly string[],
  context: BuildContext,
): Record<string, string> {
  const declared = readDeclaredTypes(product, context);
  const aliases = new Map<string, string>();
  const queue = types.flatMap(listTypeNames);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const text = declared.get(name);
    if (
      typeof text === 'string' &&
      text !== '' &&
      text.length <= LONGEST_TEXT &&
      !aliases.has(name) &&
      !context.routes.has(name)
    ) {
      aliases.set(name, text);
      queue.push(...listTypeNames(text));
    }
  }
  return Object.fromEntries([...aliases].sort(([a], [b]) => (a < b ? -1 : 1)));
}
