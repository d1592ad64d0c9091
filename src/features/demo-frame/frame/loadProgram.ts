import type { ComponentType } from 'react';
import type { CompiledFile, Program } from '../protocol';
import { NoComponentError, UnknownImportError } from './failures';
import { runScript, type Factory } from './runScript';
import { findNearestModule, loadModule } from './scope';

/** A program that is ready to be rendered. */
export interface LoadedProgram {
  readonly Component: ComponentType;
  /** Style sheets that it imports. */
  readonly styles: readonly string[];
}

/** `./data` or `./data.ts` for `data.ts`. */
function isNamedBy({ name }: CompiledFile, specifier: string): boolean {
  return (
    specifier === `./${name}` ||
    specifier === `./${name.replace(/\.[jt]sx?$/, '')}`
  );
}

/** What compiled code requires. More than that, should a text look like it: it is only loaded. */
function listRequired({ name, code }: CompiledFile): string[] {
  return /\.[jt]sx?$/.test(name)
    ? [...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(
        ([, , specifier = '']) => specifier,
      )
    : [];
}

interface Surroundings {
  readonly files: readonly CompiledFile[];
  readonly factories: ReadonlyMap<string, Factory>;
  readonly modules: ReadonlyMap<string, unknown>;
  readonly suggestions: ReadonlyMap<string, string | undefined>;
}

function createRequire(
  { files, factories, modules, suggestions }: Surroundings,
  styles: string[],
): (specifier: string) => unknown {
  const loaded = new Map<string, { exports: unknown }>();

  function runFile({ name, code }: CompiledFile): unknown {
    const known = loaded.get(name);
    if (known) {
      return known.exports;
    }
    const module = { exports: {} as unknown };
    loaded.set(name, module);
    if (name.endsWith('.json')) {
      module.exports = JSON.parse(code);
    } else if (name.endsWith('.css')) {
      styles.push(code);
    } else {
      factories.get(name)?.(require, module, module.exports);
    }
    return module.exports;
  }

  function require(specifier: string): unknown {
    const file = files.find((candidate) => isNamedBy(candidate, specifier));
    if (file) {
      return runFile(file);
    }
    const module = modules.get(specifier);
    if (module === undefined) {
      throw new UnknownImportError(specifier, suggestions.get(specifier));
    }
    return module;
  }

  return require;
}

async function prepare({ files }: Program): Promise<Surroundings> {
  const factories = new Map<string, Factory>();
  for (const file of files) {
    if (/\.[jt]sx?$/.test(file.name)) {
      factories.set(file.name, await runScript(file));
    }
  }
  const modules = new Map<string, unknown>();
  const suggestions = new Map<string, string | undefined>();
  const siblings = files.slice(1).map(({ name }) => `./${name}`);
  await Promise.all(
    [...new Set(files.flatMap(listRequired))].map(async (specifier) => {
      const isFile = files.some((file) => isNamedBy(file, specifier));
      const module = isFile ? undefined : await loadModule(specifier);
      if (module) {
        modules.set(specifier, module);
      } else if (!isFile) {
        suggestions.set(
          specifier,
          await findNearestModule(specifier, siblings),
        );
      }
    }),
  );
  return { files, factories, modules, suggestions };
}

/** What React takes for a component: a function, or an object of `memo`, `forwardRef`, `lazy`. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Runs the modules of a program.
 * @throws {unknown} What the code throws, and the errors of `failures.ts`.
 */
export async function loadProgram(program: Program): Promise<LoadedProgram> {
  const styles: string[] = [];
  const require = createRequire(await prepare(program), styles);
  const entry = program.files[0]?.name ?? '';
  const exports = require(`./${entry}`);
  const Component =
    typeof exports === 'object' && exports !== null && 'default' in exports
      ? exports.default
      : undefined;
  if (!isComponent(Component)) {
    throw new NoComponentError('The code has no default export to render.');
  }
  return { Component, styles };
}
