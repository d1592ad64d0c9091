import type { ApiSurface } from '../lib/apiSurface';
import type { Problem } from '../lib/problem';
import type { VersionSurface } from './buildMigrations';
import type { ManualRename } from './manualRenames';

const FILE = 'plugins/migrations/manualRenames.ts';

/** Whether a path such as `slots.field` starts with a member. */
function hasMember(surface: ApiSurface, owner: string, name: string): boolean {
  const [first = ''] = name.split('.');
  return Object.hasOwn(surface.types[owner] ?? {}, first);
}

function has(
  surface: ApiSurface,
  { owner }: ManualRename,
  name: string,
): boolean {
  if (owner === undefined) {
    return Object.hasOwn(surface.exports, name);
  }
  const type = surface.exports[owner]?.of ?? owner;
  return hasMember(surface, type, name) || hasMember(surface, owner, name);
}

/** Hand-written renames whose old name never was, or whose new one is not. */
export function checkManualRenames(
  renames: readonly ManualRename[],
  versions: readonly VersionSurface[],
  current: ApiSurface,
): Problem[] {
  return renames.flatMap((rename) => {
    const index = versions.findIndex(
      ({ release }) =>
        release.product === rename.product &&
        release.version === rename.version,
    );
    const before = versions[index]?.surface;
    const after = versions[index + 1]?.surface ?? current;
    const name = [rename.owner, rename.from].filter(Boolean).join('.');
    if (!before || !has(before, rename, rename.from)) {
      return [
        {
          file: FILE,
          message: `${rename.product} ${rename.version} has no "${name}".`,
        },
      ];
    }
    return has(after, rename, rename.to)
      ? []
      : [
          {
            file: FILE,
            message: `"${rename.to}" does not exist in the version after ${rename.product} ${rename.version}, as the new name of "${name}".`,
          },
        ];
  });
}
