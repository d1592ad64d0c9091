import path from 'node:path';
import ts from 'typescript';
import { plansLowestFirst } from './packages';
import type { InstalledPackage } from './readPackages';
import type { Plan } from './types';

/** A package seen by the program of its plan. */
export interface TierPackage extends InstalledPackage {
  /** Name exported by the root entry → the symbol it stands for, aliases resolved. */
  readonly exports: ReadonlyMap<string, ts.Symbol>;
}

/**
 * All packages of one plan in a program of their own. The paid packages augment
 * the community ones, so a program over all would show paid members as free.
 */
export interface Tier {
  readonly plan: Plan;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly packages: readonly TierPackage[];
}

const baseOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Every package name leads to the folder it is read from, whoever imports it. */
export function createProgramOptions(
  packages: readonly Pick<InstalledPackage, 'name' | 'folder'>[],
): ts.CompilerOptions {
  const paths: Record<string, string[]> = {};
  for (const { name, folder } of packages) {
    paths[name] = [folder];
    paths[`${name}/*`] = [path.join(folder, '*')];
  }
  return { ...baseOptions, paths };
}

/** A compiler host that parses each file once for all programs. */
function createSharedHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parsedFiles = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getSourceFile(fileName, languageVersion) {
      if (!parsedFiles.has(fileName)) {
        parsedFiles.set(
          fileName,
          host.getSourceFile(fileName, languageVersion),
        );
      }
      return parsedFiles.get(fileName);
    },
  };
}

/** The symbol behind `export { X } from './X'`. */
export function resolveAlias(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The names a module's file exports. */
export function readExports(
  file: string,
  program: ts.Program,
): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const sourceFile = program.getSourceFile(file);
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(
    symbols.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]),
  );
}

export function getEntryFile(folder: string): string {
  return path.join(folder, 'index.d.ts').replaceAll('\\', '/');
}

/** One program per plan, lowest first. Plans without a package have none. */
export function readPrograms(packages: readonly InstalledPackage[]): Tier[] {
  const options = createProgramOptions(packages);
  const host = createSharedHost(options);
  return plansLowestFirst.flatMap((plan) => {
    const members = packages.filter((candidate) => candidate.plan === plan);
    if (members.length === 0) {
      return [];
    }
    const rootNames = members.map(({ folder }) => getEntryFile(folder));
    const program = ts.createProgram({ rootNames, options, host });
    const tierPackages = members.map((member) => ({
      ...member,
      exports: readExports(getEntryFile(member.folder), program),
    }));
    return [
      {
        plan,
        program,
        checker: program.getTypeChecker(),
        packages: tierPackages,
      },
    ];
  });
}
