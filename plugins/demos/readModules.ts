import fs from 'node:fs/promises';
import path from 'node:path';
import { parseDemoSource } from './parseDemoSource';

/** A file beside a demo that the demo imports, directly or by another such file. */
export interface ModuleFile {
  /** `data.ts` */
  readonly name: string;
  readonly source: string;
  readonly imports: readonly string[];
}

export interface DemoModules {
  /** Sorted by name. */
  readonly modules: readonly ModuleFile[];
  /** Relative imports that lead to no file beside the demo, as written. */
  readonly unresolved: readonly string[];
}

/** Files that a demo may import, the most usual first. */
const EXTENSIONS = ['.ts', '.tsx', '.css', '.json'];

/** Names of an exported project's own files, which no module may take. */
const RESERVED = new Set(['./Demo', './main', './tailwind']);

/** `./data` → `data.ts`; undefined when nothing beside the demo has that name. */
function resolve(
  specifier: string,
  names: ReadonlySet<string>,
): string | undefined {
  if (RESERVED.has(specifier)) {
    return undefined;
  }
  const name = specifier.replace(/^\.\//, '');
  return EXTENSIONS.includes(path.extname(name))
    ? [name].find((candidate) => names.has(candidate))
    : EXTENSIONS.slice(0, 2)
        .map((extension) => name + extension)
        .find((candidate) => names.has(candidate));
}

function parseImports(source: string, name: string): readonly string[] {
  return /\.tsx?$/.test(name) ? parseDemoSource(source, name).imports : [];
}

/**
 * The files that a demo imports. They lie in the demo's own folder, so that
 * an exported project has them all in one folder too.
 *
 * @param directory Absolute folder of the demo.
 */
export async function readModules(
  directory: string,
  imports: readonly string[],
): Promise<DemoModules> {
  const names = new Set(await fs.readdir(directory));
  const modules = new Map<string, ModuleFile>();
  const unresolved = new Set<string>();
  const waiting = [...imports];
  for (const specifier of waiting) {
    const name = resolve(specifier, names);
    if (!specifier.startsWith('.') || (name && modules.has(name))) {
      continue;
    }
    if (name === undefined) {
      unresolved.add(specifier);
      continue;
    }
    const source = await fs.readFile(path.join(directory, name), 'utf8');
    const module = { name, source, imports: parseImports(source, name) };
    modules.set(name, module);
    waiting.push(...module.imports);
  }
  return {
    modules: [...modules.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    unresolved: [...unresolved].sort(),
  };
}
