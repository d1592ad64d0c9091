import { toPackageName } from '@site/plugins/lib/packageNames';
import type {
  CodeVariant,
  ExportPackage,
  ExportTree,
} from '@site/plugins/demos/types';
import { BUILD_TOOLS, TAILWIND_TOOLS } from './buildTools';
import { findDateLibraries } from './dateAdapters';

type Versions = Readonly<Record<string, string>>;

/** The part of a package.json that says what to install. */
export interface Dependencies {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly overrides?: Readonly<Record<string, string | Versions>>;
}

/** What every project needs, whatever its demo imports. */
const ALWAYS = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  'react',
  'react-dom',
];

function sortByName<T>(
  entries: Iterable<readonly [string, T]>,
): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The packages and whatever has to be installed beside them. */
function addPeers(
  names: Iterable<string>,
  packages: ExportTree['packages'],
): Set<string> {
  const all = new Set(names);
  for (const name of all) {
    packages[name]?.peers.forEach((peer) => all.add(peer));
  }
  return all;
}

function listTypes(
  names: Iterable<string>,
  packages: ExportTree['packages'],
): [string, string][] {
  return [...names].flatMap((name): [string, string][] => {
    const types = packages[name]?.types;
    return types ? [[types.name, types.version]] : [];
  });
}

/**
 * npm takes a pre-release for no match of a peer range that names an older
 * one, and date-fns-jalali has nothing but pre-releases: without an override
 * it refuses to install what the pickers ask for.
 */
function overridePrereleases(ranges: Versions): [string, string][] {
  return Object.entries(ranges)
    .filter(([, range]) => range.includes('-'))
    .map(([name]) => [name, `$${name}`]);
}

/** The installed versions that a package is forced to use of what it depends on. */
function keepOverrides(
  names: Iterable<string>,
  packages: ExportTree['packages'],
): [string, Versions][] {
  return [...names].flatMap((name): [string, Versions][] => {
    const overrides = packages[name]?.overrides;
    return overrides ? [[name, overrides]] : [];
  });
}

function getVersion(known: ExportPackage | undefined): string {
  // A reader may import anything; what the site never installed has no version here.
  return known?.version ?? 'latest';
}

/**
 * What a project has to install for code with these imports.
 *
 * @param specifiers As written; relative ones are left out.
 * @throws {UnknownAdapterError}
 */
export function listDependencies(
  specifiers: readonly string[],
  variant: CodeVariant,
  { packages }: Pick<ExportTree, 'packages'>,
): Dependencies {
  const imported = specifiers
    .map(toPackageName)
    .filter((name) => name !== undefined);
  const names = addPeers([...ALWAYS, ...imported], packages);
  const ranges = findDateLibraries(specifiers);
  const dependencies = new Map(
    [...names].map((name) => [name, getVersion(packages[name])]),
  );
  for (const [name, range] of Object.entries(ranges)) {
    dependencies.set(name, range);
  }
  // Published together, under one version.
  const tailwind = TAILWIND_TOOLS.filter((name) =>
    dependencies.delete(name),
  ).map((name) => [name, getVersion(packages['tailwindcss'])] as const);
  const isTyped = variant === 'TS';
  const overrides: [string, string | Versions][] = [
    ...keepOverrides(names, packages),
    ...overridePrereleases(ranges),
  ];
  return {
    dependencies: sortByName(dependencies),
    devDependencies: sortByName([
      ...Object.entries(BUILD_TOOLS),
      ...tailwind,
      ...(isTyped
        ? [
            ['typescript', getVersion(packages['typescript'])] as const,
            ...listTypes(dependencies.keys(), packages),
          ]
        : []),
    ]),
    ...(overrides.length > 0 && { overrides: sortByName(overrides) }),
  };
}
