import { getVersion, type DocsTree } from '../lib/docsTree';
import { toTypesPackage } from '../lib/packageNames';
import { toAliasPrefix } from '../lib/versionAliases';
import type { LockedPackage, Lockfile } from './readLockfile';
import type { ExportPackage, ExportTree } from './types';

export interface ExportTreeOptions {
  /** `https://github.com/mui/mui-x` */
  readonly repositoryUrl: string;
  /** Commit of a preview build, whose packages are published under its name. */
  readonly previewCommit?: string | undefined;
}

/** What edited code may import beyond what the demos do, and what every project needs. */
const WELL_KNOWN = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/lab',
  '@mui/material',
  '@mui/system',
  '@mui/x-license',
  'clsx',
  'date-fns',
  'date-fns-jalali',
  'dayjs',
  'exceljs',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-jalaali',
  'react',
  'react-dom',
  'stylis',
  'stylis-plugin-rtl',
  'tailwindcss',
  'typescript',
];

/** Published for each commit, beside the releases. */
const X_PACKAGES = [
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-data-grid',
  '@mui/x-data-grid-generator',
  '@mui/x-data-grid-premium',
  '@mui/x-data-grid-pro',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-internals',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

const FOLDER = 'node_modules/';
const COMMIT_LENGTH = 8;

interface Found {
  /** Name that the site installs the package by: its own, or an alias. */
  readonly key: string;
  readonly locked: LockedPackage & { readonly version: string };
}

/** Looks a package up under the aliases of a cut version first, then under its own name. */
function findPackage(
  name: string,
  tree: DocsTree,
  { packages }: Lockfile,
): Found | undefined {
  const prefix = toAliasPrefix(getVersion(tree));
  const alias = name.replace('@mui/', prefix);
  const nested = Object.keys(packages).filter(
    (folder) =>
      folder.startsWith(FOLDER + prefix) &&
      folder.endsWith(`/${FOLDER}${name}`),
  );
  const folder = [FOLDER + alias, ...nested, FOLDER + name].find(
    (candidate) => packages[candidate]?.version !== undefined,
  );
  const locked = folder === undefined ? undefined : packages[folder];
  return folder !== undefined && locked?.version !== undefined
    ? {
        key: folder.slice(FOLDER.length),
        locked: { ...locked, version: locked.version },
      }
    : undefined;
}

function listPeers({
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): string[] {
  return Object.keys(peerDependencies)
    .filter((name) => peerDependenciesMeta[name]?.optional !== true)
    .sort();
}

/** The types that the site itself installed for a package; nobody guesses their name. */
function findTypes(
  name: string,
  { packages }: Lockfile,
): ExportPackage['types'] {
  const types = toTypesPackage(name);
  const { dependencies, devDependencies } = packages[''] ?? {};
  const isWanted = types in { ...dependencies, ...devDependencies };
  const version = packages[FOLDER + types]?.version;
  return isWanted && version !== undefined
    ? { name: types, version }
    : undefined;
}

function findOverrides(
  key: string,
  { overrides }: Lockfile,
): ExportPackage['overrides'] {
  const ofPackage = overrides[key];
  return typeof ofPackage === 'object' ? ofPackage : undefined;
}

function toExportPackage(
  name: string,
  { key, locked }: Found,
  lockfile: Lockfile,
  previewCommit: string | undefined,
): ExportPackage {
  const peers = listPeers(locked);
  if (previewCommit !== undefined && X_PACKAGES.includes(name)) {
    const commit = previewCommit.slice(0, COMMIT_LENGTH);
    return {
      version: `https://pkg.csb.dev/mui/mui-x/commit/${commit}/${name}`,
      peers,
    };
  }
  const types = findTypes(name, lockfile);
  const overrides = findOverrides(key, lockfile);
  return {
    version: locked.version,
    peers,
    ...(types && { types }),
    ...(overrides && { overrides }),
  };
}

/**
 * Which versions the demos of a tree run on, as a project elsewhere installs them.
 *
 * @param packageNames What the demos of the tree import.
 */
export function buildExportTree(
  tree: DocsTree,
  packageNames: readonly string[],
  lockfile: Lockfile,
  { repositoryUrl, previewCommit }: ExportTreeOptions,
): ExportTree {
  const commit = tree.name === 'current' ? previewCommit : undefined;
  const packages: Record<string, ExportPackage> = {};
  const waiting = new Set(
    [...packageNames, ...WELL_KNOWN, ...X_PACKAGES].sort(),
  );
  for (const name of waiting) {
    const found = findPackage(name, tree, lockfile);
    if (found) {
      packages[name] = toExportPackage(name, found, lockfile, commit);
      packages[name].peers.forEach((peer) => waiting.add(peer));
    }
  }
  const libraryVersion =
    findPackage('@mui/x-data-grid', tree, lockfile)?.locked.version ?? '';
  const release = tree.name === 'current' ? libraryVersion : getVersion(tree);
  return {
    directory: tree.directory,
    permalinkBase: `${repositoryUrl}/blob/${commit ?? `v${release}`}/`,
    packages,
  };
}
