import fs from 'node:fs';
import path from 'node:path';
import { toAliasPrefix } from '../lib/versionAliases';
import { apiPackages } from './packages';
import { readPackage } from './readPackages';

/** Whether the packages of the current docs are those of a cut version: it was cut for the same release. */
function isInstalledVersion(packagesRoot: string, version: string): boolean {
  return apiPackages
    .filter(({ plan }) => plan === null)
    .every((spec) => readPackage(spec, { packagesRoot }).version === version);
}

/** An alias of the version, or the package that npm nested below one. */
function findFolder(
  name: string,
  prefix: string,
  packagesRoot: string,
  aliases: readonly string[],
): string | undefined {
  const candidates = [
    path.join(packagesRoot, name.replace('@mui/', prefix)),
    ...aliases.map((folder) => path.join(folder, 'node_modules', name)),
  ];
  return candidates.find((folder) =>
    fs.existsSync(path.join(folder, 'package.json')),
  );
}

/**
 * Where the packages of a cut docs version live: as npm aliases such as
 * `mui-7-16-x-charts`, or nested below one, where npm puts what an alias
 * depends on. The current version has none; a cut version without any takes
 * the installed packages while they are of its own release.
 * @throws {Error} When packages of the version are not installed.
 */
export function findVersionPackages(
  packagesRoot: string,
  version: string,
): Record<string, string> {
  if (version === 'current') {
    return {};
  }
  const prefix = toAliasPrefix(version);
  const aliases = fs
    .readdirSync(packagesRoot)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .map((name) => path.join(packagesRoot, name));
  if (aliases.length === 0 && isInstalledVersion(packagesRoot, version)) {
    return {};
  }
  const found = apiPackages.map(({ name }) => ({
    name,
    folder: findFolder(name, prefix, packagesRoot, aliases),
  }));
  const missing = found.filter(({ folder }) => folder === undefined);
  if (missing.length > 0) {
    const lines = missing.map(
      ({ name }) =>
        `  "${name.replace('@mui/', prefix)}": "npm:${name}@${version}"`,
    );
    throw new Error(
      `[api-reference] The docs of version ${version} need its own packages, and ${missing.map(({ name }) => name).join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed. Add to the dependencies of package.json, and run "npm install":\n${lines.join(',\n')}`,
    );
  }
  return Object.fromEntries(
    found.flatMap(({ name, folder }) => (folder ? [[name, folder]] : [])),
  );
}
