import ts from 'typescript';
import type { BuildContext } from './context';
import { readExports, type Tier, type TierPackage } from './readPrograms';
import type { ApiNames } from './types';

const IDENTIFIER = /^[A-Za-z_]\w*$/;
const REACT_TYPES = '/@types/react/index.d.ts';

/** Names of members, and words among the literals, of all declarations in a file. */
function collectWords(file: ts.SourceFile, words: Set<string>): void {
  const visit = (node: ts.Node): void => {
    const name =
      ts.isPropertySignature(node) || ts.isMethodSignature(node)
        ? node.name
        : undefined;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      words.add(name.text);
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      words.add(node.literal.text);
    }
    node.forEachChild(visit);
  };
  visit(file);
}

function listReactNames({ program }: Tier): string[] {
  const file = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith(REACT_TYPES));
  return file ? [...readExports(file.fileName, program).keys()] : [];
}

function toSorted(names: Iterable<string>): string[] {
  return [...new Set(names)].filter((name) => IDENTIFIER.test(name)).sort();
}

/** Words of all files below the folders of some packages. */
function listFields(
  packages: readonly TierPackage[],
  files: ReadonlySet<ts.SourceFile>,
): string[] {
  const folders = packages.map(
    ({ folder }) => `${folder.replaceAll('\\', '/')}/`,
  );
  const words = new Set<string>();
  for (const file of files) {
    if (folders.some((folder) => file.fileName.startsWith(folder))) {
      collectWords(file, words);
    }
  }
  return toSorted(words);
}

/** Every name that exists, documented or not: what tells a slip from a name that the pages do not list. */
export function extractNames({ tiers }: BuildContext): ApiNames {
  const packages = tiers.flatMap((tier) => tier.packages);
  const products = [...new Set(packages.map(({ product }) => product))].sort();
  const files = new Set(
    tiers.flatMap(({ program }) => program.getSourceFiles()),
  );
  return {
    kind: 'names',
    exported: toSorted(packages.flatMap(({ exports }) => [...exports.keys()])),
    fields: Object.fromEntries(
      products.map((product) => [
        product,
        listFields(
          packages.filter((candidate) => candidate.product === product),
          files,
        ),
      ]),
    ),
    react: toSorted(tiers.flatMap(listReactNames)),
  };
}
