import fs from 'node:fs';
import path from 'node:path';
import { apiPackages, type PackageSpec } from './packages';

/** Where the sources of a package are. */
export interface PackageRepository {
  /** `https://github.com/mui/mui-x` */
  readonly url: string;
  /** `packages/x-charts` */
  readonly directory: string;
}

export interface InstalledPackage extends PackageSpec {
  /** Absolute folder that holds the package's `package.json`. */
  readonly folder: string;
  readonly version: string;
  /** Absolute folder of the CommonJS build, whose files mirror the `.d.ts` files. */
  readonly runtimeFolder: string;
  readonly repository: PackageRepository | null;
  /** `v7.17.0`. A pre-release was published with the release of the packages that it pins. */
  readonly releaseTag: string;
}

/** Where to look for packages. */
export interface PackageSource {
  /** A `node_modules` folder. */
  readonly packagesRoot: string;
  /** Package name → folder, for packages that live elsewhere (npm aliases of an older version). */
  readonly packageFolders?: Readonly<Record<string, string>>;
}

function getChild(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined;
}

function getText(value: unknown, key: string): string | undefined {
  const text = getChild(value, key);
  return typeof text === 'string' ? text : undefined;
}

function readRepository(manifest: unknown): PackageRepository | null {
  const repository = getChild(manifest, 'repository');
  const url = getText(repository, 'url')?.replace(/^git\+|\.git$/g, '');
  const directory = getText(repository, 'directory');
  return url?.startsWith('https:') && directory !== undefined
    ? { url, directory }
    : null;
}

/** `7.0.0-beta.0` that pins `@mui/x-charts` 7.16.0 → `v7.16.0` */
function toReleaseTag(
  name: string,
  version: string,
  manifest: unknown,
): string {
  const pinned = getText(
    getChild(manifest, 'dependencies'),
    name.replace(/-(pro|premium)$/, ''),
  );
  const isPinned =
    version.includes('-') && /^\d+\.\d+\.\d+$/.test(pinned ?? '');
  return `v${isPinned ? pinned : version}`;
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
    repository: readRepository(manifest),
    releaseTag: toReleaseTag(spec.name, version, manifest),
  };
}

export function readPackages(
  source: PackageSource,
  specs: readonly PackageSpec[] = apiPackages,
): InstalledPackage[] {
  return specs.map((spec) => readPackage(spec, source));
}
