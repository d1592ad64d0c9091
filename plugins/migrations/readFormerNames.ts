import type { ApiSurface } from '../lib/apiSurface';
import { loadPublished } from './loadPublished';
import { oldReleases } from './releases';

function listNames(surface: ApiSurface): string[] {
  return [
    ...Object.keys(surface.exports),
    ...Object.values(surface.types).flatMap((members) => Object.keys(members)),
    ...surface.classes,
    ...surface.themeKeys,
  ];
}

/**
 * What older versions of a guide's product had, which the guide may name.
 *
 * @param page `migration/migration-data-grid-v6`; other pages name nothing old.
 */
export function readFormerNames(
  siteDirectory: string,
  page: string,
): ReadonlySet<string> {
  const own = oldReleases.find(({ guide }) => page === `migration/${guide}`);
  return new Set(
    oldReleases
      .filter(({ product }) => product === own?.product)
      .flatMap((release) => listNames(loadPublished(siteDirectory, release))),
  );
}
