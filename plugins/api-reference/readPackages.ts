import fs from 'node:fs';
import path from 'node:path';
import { apiPackages, type PackageSpec } from './packages';

export interface InstalledPackage extends PackageSpec {
  /** Absolute folder that holds the package's `package.json`. */
  readonly folder: string;
  readonly version: string;
  /** Absolute folder of the CommonJS build, whose files mirror the `.d.ts` files. */
  readonly runtimeFolder: string;
}

/** Where to look for packages. */
export interface PackageSource {
  /** A `node_modules` folder. */
  readonly packagesRoot: string;
  /** Package name → folder, for packages that live elsewhere (npm aliases of an older version). */
  readonly packageFolders?: Readonly<Record<string, string>>;
}

function getText(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) {
    return undefined;
  }
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : undefined;
}

/** @throws {Error} When the package is not installed, or its package.json has no version. */
export function readPackage(
  spec: PackageSpec,
  { packagesRoot, packageFolders = {} }: PackageSource,
): InstalledPackage {
  const folder = path.resolve(
    packageFolders[spec.name] ?? path.join(packagesRoot, spec.name),
  );
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `[api-reference] ${spec.name} is not installed: ${file} does not exist. Run "npm ci", or correct its folder.`,
    );
  }
  const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const version = getText(manifest, 'version');
  if (version === undefined) {
    throw new Error(`[api-reference] ${file} has no version.`);
  }
  const main = getText(manifest, 'main') ?? 'index.js';
  return {
    ...spec,
    folder,
    version,
    runtimeFolder: path.join(folder, path.dirname(main)),
  };
}

export function readPackages(
  source: PackageSource,
  specs: readonly PackageSpec[] = apiPackages,
): InstalledPackage[] {
  return specs.map((spec) => readPackage(spec, source));
}
