import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import type { InstalledPackage } from './readPackages';

/** What a module exports at run time; null when it cannot be loaded. */
export type RuntimeModule = ReadonlyMap<string, unknown> | null;

function toModule(loaded: unknown): RuntimeModule {
  return (typeof loaded === 'object' || typeof loaded === 'function') &&
    loaded !== null
    ? new Map(Object.entries(loaded))
    : null;
}

/** Loads the root entry of a package (`''`) or one of its sub-paths (`BarChart`). */
export function readRuntimeModule(
  { folder }: Pick<InstalledPackage, 'folder'>,
  subPath = '',
): RuntimeModule {
  try {
    const loaded: unknown = createRequire(path.join(folder, 'package.json'))(
      path.join(folder, subPath),
    );
    return toModule(loaded);
  } catch {
    return null;
  }
}

/** A module that a package depends on: `@mui/material/List`. */
export function readDependencyModule(
  { folder }: Pick<InstalledPackage, 'folder'>,
  name: string,
): RuntimeModule {
  try {
    const load = createRequire(path.join(folder, 'package.json'));
    return toModule(load(name));
  } catch {
    return null;
  }
}

/** Whether a value is `React.forwardRef(…)`, `React.memo` around it included. */
export function isForwardRef(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const kind: unknown = Reflect.get(value, '$$typeof');
  return kind === Symbol.for('react.memo')
    ? isForwardRef(Reflect.get(value, 'type'))
    : kind === Symbol.for('react.forward_ref');
}

/** The CommonJS file that mirrors a declaration file of the package, or null. */
export function findRuntimeFile(
  declaration: ts.Declaration,
  { folder, runtimeFolder }: InstalledPackage,
): string | null {
  const relative = path.relative(folder, declaration.getSourceFile().fileName);
  const file = path.join(runtimeFolder, relative.replace(/\.d\.ts$/, '.js'));
  return fs.existsSync(file) ? file : null;
}
