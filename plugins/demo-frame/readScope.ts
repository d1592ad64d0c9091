import fs from 'node:fs/promises';
import path from 'node:path';
import {
  PRIVATE_FOLDERS,
  SCOPE_MODULES,
  SCOPE_PACKAGES,
  UNAVAILABLE_FOLDERS,
  type ScopePackage,
} from './packages';

/** What edited code may import. */
export interface Scope {
  /** By specifier, as a reader writes it: the chunk that it is in. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Names of the icons, sorted. */
  readonly icons: readonly string[];
}

/** Styles that no demo uses: they would more than double what is built. */
const STYLED_ICON = /(Rounded|Sharp|TwoTone)$/;

/** An adapter is loaded with its date library, not with the pickers. */
function getChunk(folder: string, chunk: string): string {
  return folder.startsWith('Adapter') ? folder : chunk;
}

async function isModuleFolder(directory: string): Promise<boolean> {
  return fs.access(path.join(directory, 'package.json')).then(
    () => true,
    () => false,
  );
}

async function readPackage(
  nodeModules: string,
  { name, chunk }: ScopePackage,
): Promise<[string, string][]> {
  const root = path.join(nodeModules, name);
  const entries = await fs.readdir(root, { withFileTypes: true });
  const found: [string, string][] = [[name, chunk]];
  for (const entry of entries) {
    const isPublic =
      entry.isDirectory() &&
      !PRIVATE_FOLDERS.has(entry.name) &&
      !UNAVAILABLE_FOLDERS.has(entry.name);
    if (isPublic && (await isModuleFolder(path.join(root, entry.name)))) {
      found.push([`${name}/${entry.name}`, getChunk(entry.name, chunk)]);
    }
  }
  return found;
}

async function readDayjs(nodeModules: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const folder of ['locale', 'plugin']) {
    const files = await fs.readdir(path.join(nodeModules, 'dayjs', folder));
    found.push(
      ...files
        .filter((file) => file.endsWith('.js'))
        .map((file): [string, string] => [
          `dayjs/${folder}/${path.basename(file, '.js')}`,
          `dayjs-${folder}`,
        ]),
    );
  }
  return found;
}

async function readIcons(nodeModules: string): Promise<string[]> {
  const files = await fs.readdir(
    path.join(nodeModules, '@mui/icons-material/esm'),
  );
  return files
    .filter((file) => /^[A-Z].*\.js$/.test(file))
    .map((file) => path.basename(file, '.js'))
    .filter((name) => !STYLED_ICON.test(name))
    .sort();
}

/** Reads what the installed packages offer. @throws {Error} When one of them is not installed. */
export async function readScope(siteDirectory: string): Promise<Scope> {
  const nodeModules = path.join(siteDirectory, 'node_modules');
  const entries: (readonly [string, string])[] = [...SCOPE_MODULES];
  for (const scopePackage of SCOPE_PACKAGES) {
    entries.push(...(await readPackage(nodeModules, scopePackage)));
  }
  entries.push(...(await readDayjs(nodeModules)));
  return {
    chunks: Object.fromEntries(entries),
    icons: await readIcons(nodeModules),
  };
}
