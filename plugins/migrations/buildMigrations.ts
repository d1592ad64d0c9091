import type { ApiSurface } from '../lib/apiSurface';
import { compareEntries } from './compareEntries';
import { compareSurfaces, type SurfaceDifferences } from './compareSurfaces';
import { createShape } from './createShape';
import type { NamedCodemod } from './findReplacement';
import type { FindSection } from './findSections';
import type { ManualRename } from './manualRenames';
import type { OldRelease } from './releases';
import type {
  Change,
  Changes,
  MigrationStep,
  ProductId,
  ProductMigrations,
} from './types';

/** A version of a product, and what code can name in it. */
export interface VersionSurface {
  readonly release: OldRelease;
  readonly surface: ApiSurface;
}

/** A guide that is written. */
export interface MigrationGuide {
  readonly path: string;
  readonly findSection: FindSection;
}

export interface BuildInput {
  readonly product: ProductId;
  /** Oldest first. */
  readonly versions: readonly VersionSurface[];
  readonly current: { readonly version: string; readonly surface: ApiSurface };
  readonly codemods: readonly NamedCodemod[];
  readonly manualRenames: readonly ManualRename[];
  /** By the release's `guide`. */
  readonly guides: ReadonlyMap<string, MigrationGuide>;
}

type Manual = Pick<
  Parameters<typeof compareSurfaces>[2],
  'manualExports' | 'manualMembers'
>;

function toManual(
  renames: readonly ManualRename[],
  { product, version }: OldRelease,
  { exports }: ApiSurface,
): Manual {
  const own = renames.filter(
    (rename) => rename.product === product && rename.version === version,
  );
  const members: Record<string, Record<string, string>> = {};
  for (const { owner, from, to } of own) {
    if (owner !== undefined) {
      const type = exports[owner]?.of ?? owner;
      members[type] = { ...members[type], [from]: to };
    }
  }
  return {
    manualExports: Object.fromEntries(
      own.flatMap(({ owner, from, to }) =>
        owner === undefined ? [[from, to]] : [],
      ),
    ),
    manualMembers: members,
  };
}

function addSections(
  changes: Changes,
  findSection: FindSection | undefined,
): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]): [string, Change] => {
      // A CSS class is found by its key, too: `MuiDataGrid-row` → `row`.
      const key = name.split('-').slice(1).join('-');
      const section =
        findSection?.(name) ?? (key ? findSection?.(key) : undefined);
      return [name, section === undefined ? change : { ...change, section }];
    }),
  );
}

function toVersions({ packages }: ApiSurface): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, { version }]) => [name, version]),
  );
}

/** Types that this step has changes of, or whose counterparts matter to the next one. */
function listWanted(
  { members, required, typeNames }: SurfaceDifferences,
  nextWanted: ReadonlySet<string>,
  before: ApiSurface,
): Set<string> {
  const later = Object.keys(before.types).filter((name) =>
    nextWanted.has(typeNames[name] ?? name),
  );
  return new Set([...Object.keys(members), ...Object.keys(required), ...later]);
}

/** Everything about a product that the checker reads. */
export function buildMigrations(input: BuildInput): ProductMigrations {
  const { product, versions, current, codemods, manualRenames, guides } = input;
  const steps: MigrationStep[] = [];
  let nextWanted: ReadonlySet<string> = new Set();
  for (let index = versions.length - 1; index >= 0; index -= 1) {
    const { release, surface: before } = versions[index] ?? {};
    if (!release || !before) {
      continue;
    }
    const next = versions[index + 1];
    const after = next?.surface ?? current.surface;
    const { codemods: folder, formerNames = {} } = release;
    const differences = compareSurfaces(before, after, {
      codemods: codemods.filter(
        ({ name }) => folder !== undefined && name.startsWith(`${folder}/`),
      ),
      ...toManual(manualRenames, release, before),
    });
    const guide = guides.get(release.guide);
    const locate = (changes: Changes): Changes =>
      addSections(changes, guide?.findSection);
    const wanted = listWanted(differences, nextWanted, before);
    steps.unshift({
      from: release.version,
      to: next?.release.version ?? current.version,
      fromPackages: toVersions(before),
      toPackages: toVersions(after),
      guide: guide?.path ?? null,
      formerNames,
      moved: compareEntries(before, after),
      exports: locate(differences.exports),
      members: Object.fromEntries(
        Object.entries(differences.members).map(([owner, changes]) => [
          owner,
          locate(changes),
        ]),
      ),
      required: differences.required,
      classes: locate(differences.classes),
      themeKeys: locate(differences.themeKeys),
      shape: createShape(before, wanted),
      typeNames: differences.typeNames,
    });
    nextWanted = wanted;
  }
  return { product, steps };
}
