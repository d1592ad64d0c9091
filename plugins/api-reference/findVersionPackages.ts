import fs from 'node:fs';
import path from 'node:path';
import { apiPackages } from './packages';

/** `7.16.0` → `mui-7-16-`, the start of the version's npm aliases. */
export function toAliasPrefix(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `mui-${major}-${minor}-`;
}

/**
 * Where the packages of a cut docs version live: as npm aliases such as
 * `mui-7-16-x-charts`, or nested below one, where npm puts what an alias
 * depends on. The current version has none.
 * @throws {Error} When a package of the version is not installed.
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
  const folders: Record<string, string> = {};
  for (const { name } of apiPackages) {
    const alias = path.join(packagesRoot, name.replace('@mui/', prefix));
    const nested = aliases.map((folder) =>
      path.join(folder, 'node_modules', name),
    );
    const folder = [alias, ...nested].find((candidate) =>
      fs.existsSync(path.join(candidate, 'package.json')),
    );
    if (folder === undefined) {
      throw new Error(
        `[api-reference] ${name} of version ${version} is not installed. Add "${path.basename(alias)}": "npm:${name}@${version}" to package.json and run "npm install".`,
      );
    }
    folders[name] = folder;
  }
  return folders;
}
