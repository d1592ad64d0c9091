import ts from 'typescript';
import type {
  ApiSurface,
  SurfaceExport,
  SurfacePackage,
} from '../../lib/apiSurface';
import { getDeclaredType } from '../getDeclaredType';
import { createGetOrigin } from '../getOrigin';
import type { InstalledPackage } from '../readPackages';
import { createProgramOptions, readExports } from '../readPrograms';
import {
  createTypeCollector,
  hashDescription,
  readDescription,
  readTag,
  type TypeCollector,
} from './collectTypes';
import { mergeTypes } from './mergeTypes';
import { listEntries, type SurfaceEntry } from './listEntries';
import { readStyleNames } from './readStyleNames';

/** What the extraction needs to know of a package. */
export type SurfaceSource = Pick<
  InstalledPackage,
  'name' | 'folder' | 'version'
> & { readonly integrity?: string };

/** `@mui/lab/DatePicker` exports its component as default: `DatePicker`. */
function toExportName(name: string, entry: string): string {
  return name === 'default' ? (entry.split('/').at(-1) ?? name) : name;
}

function isComponentName(name: string): boolean {
  return /^(Unstable_)?[A-Z](?!ui[A-Z])[A-Za-z\d]*[a-z]/.test(name);
}

/** The members of what a value is: props, properties; and what it returns. */
function extractValue(
  name: string,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  collector: TypeCollector,
): SurfaceExport {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  if (signature === undefined) {
    const isObject =
      symbol.flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Enum);
    const of = isObject ? collector.add(type, name, true) : '';
    return { kind: 'value', ...(of && { of }) };
  }
  const [parameter] = signature.getParameters();
  if (isComponentName(name)) {
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const of = props ? collector.add(props, name) : '';
    return { kind: 'component', ...(of && { of }) };
  }
  const returns = collector.add(signature.getReturnType(), `${name}()`);
  return { kind: 'function', ...(returns && { returns }) };
}

function extractExport(
  name: string,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  collector: TypeCollector,
): SurfaceExport {
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const deprecated = readTag(symbol, checker, 'deprecated');
  const doc = hashDescription(readDescription(symbol, checker));
  const facts = {
    ...(deprecated !== undefined && { deprecated }),
    ...(doc && { doc }),
  };
  if (isValue) {
    return { ...extractValue(name, symbol, checker, collector), ...facts };
  }
  const of = collector.add(getDeclaredType(symbol, checker), name, true);
  return { kind: 'type', ...(of && { of }), ...facts };
}

function toSortedRecord<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Reads everything that code can name in the packages of a product. Paid
 * packages augment the community ones, so members of all plans are told.
 *
 * @param sources From the lowest plan to the highest.
 * @param isWanted Whether a name belongs to the product, in packages that hold
 *   other things, too.
 */
export function extractSurface(
  sources: readonly SurfaceSource[],
  isWanted: (name: string) => boolean = () => true,
): ApiSurface {
  // The highest plan first: its names know the members of all plans.
  const entries = [...sources]
    .reverse()
    .flatMap(({ name, folder }) =>
      listEntries(name, folder).filter(
        (entry) =>
          entry.name === name || isWanted(entry.name.slice(name.length + 1)),
      ),
    );
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    options: createProgramOptions(sources),
  });
  const checker = program.getTypeChecker();
  const collector = createTypeCollector(checker, createGetOrigin(sources));
  const exported = new Map<string, SurfaceExport>();
  const read = (entry: SurfaceEntry): [string, string] => {
    const names: string[] = [];
    for (const [name, symbol] of readExports(entry.file, program)) {
      const exportName = toExportName(name, entry.name);
      if (!isWanted(exportName)) {
        continue;
      }
      names.push(name);
      const known = exported.get(exportName);
      // A paid package exports stubs of the components of other plans.
      if (!known || (known.kind === 'component' && !known.of)) {
        exported.set(
          exportName,
          extractExport(exportName, symbol, checker, collector),
        );
      }
    }
    return [entry.name, names.sort().join(' ')];
  };
  const entryNames = new Map(entries.map(read));
  const toWanted = (names: readonly string[]): string[] =>
    [...new Set(names)].filter((name) => isWanted(name)).sort();
  const styles = sources.map(({ folder }) => readStyleNames(folder));
  return {
    packages: Object.fromEntries(
      sources.map(({ name, version, integrity }): [string, SurfacePackage] => [
        name,
        { version, ...(integrity !== undefined && { integrity }) },
      ]),
    ),
    entries: toSortedRecord(entryNames),
    ...mergeTypes({
      exports: toSortedRecord(exported),
      types: toSortedRecord(collector.types),
    }),
    classes: toWanted(styles.flatMap(({ classes }) => classes)),
    themeKeys: toWanted(styles.flatMap(({ themeKeys }) => themeKeys)),
  };
}
