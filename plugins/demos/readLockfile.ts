import fs from 'node:fs/promises';
import path from 'node:path';

/** What npm wrote about one installed package. */
export interface LockedPackage {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<
    Record<string, { readonly optional?: boolean }>
  >;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The installed packages, and what the site forces them to use. */
export interface Lockfile {
  /** By folder: `node_modules/react`; the site itself is ``. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly overrides: Readonly<
    Record<string, string | Readonly<Record<string, string>>>
  >;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, unknown>;
}

/** @throws {Error} When the site has no lockfile of a form that npm 7 or later writes. */
export async function readLockfile(siteDirectory: string): Promise<Lockfile> {
  const [lock, manifest] = await Promise.all([
    readJson(path.join(siteDirectory, 'package-lock.json')),
    readJson(path.join(siteDirectory, 'package.json')),
  ]);
  if (typeof lock['packages'] !== 'object') {
    throw new Error(
      '[demos] package-lock.json lists no packages, so an exported demo would have no versions. Run "npm install" with npm 7 or later.',
    );
  }
  // Both files are npm's own; the form was checked above.
  return {
    packages: lock['packages'] as Lockfile['packages'],
    overrides: (manifest['overrides'] ?? {}) as Lockfile['overrides'],
  };
}
