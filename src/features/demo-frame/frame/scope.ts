import { icons, loadIconNames, modules } from '@demo-frame/scope.js';
import { findNearest, NotLoadedError, UnknownExportError } from './failures';

type Module = Readonly<Record<string, unknown>>;

const ICONS = '@mui/icons-material';

const cache = new Map<string, Promise<Module | undefined>>();

/** Properties that are asked for by those who want to know what a value is. */
const QUESTIONS = new Set(['__esModule', 'default', 'then', 'toJSON']);

/** A module that says so when it is asked for a name that it does not export. */
export function guardModule(specifier: string, module: Module): Module {
  return new Proxy(module, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target || QUESTIONS.has(name)) {
        return Reflect.get(target, name) as unknown;
      }
      const nearest = findNearest(name, Object.keys(target));
      throw new UnknownExportError(specifier, name, nearest);
    },
  });
}

async function loadIcon(name: string): Promise<Module | undefined> {
  const style = name.endsWith('Outlined') ? '-outlined' : '';
  const module = await icons[name.charAt(0).toLowerCase() + style]?.();
  return module && Object.hasOwn(module, name)
    ? { __esModule: true, default: module[name] }
    : undefined;
}

async function loadAllIcons(): Promise<Module> {
  const parts = await Promise.all(Object.values(icons).map((load) => load()));
  return Object.assign({ __esModule: true }, ...parts) as Module;
}

async function find(specifier: string): Promise<Module | undefined> {
  if (specifier === ICONS) {
    return loadAllIcons();
  }
  if (specifier.startsWith(`${ICONS}/`)) {
    return loadIcon(specifier.slice(ICONS.length + 1));
  }
  return Object.hasOwn(modules, specifier) ? modules[specifier]?.() : undefined;
}

/**
 * Loads a module of the scope; undefined when there is none of that name.
 * @throws {NotLoadedError} When it exists and cannot be had; asking again tries again.
 */
export async function loadModule(
  specifier: string,
): Promise<Module | undefined> {
  const loading = cache.get(specifier) ?? find(specifier);
  cache.set(specifier, loading);
  try {
    const module = await loading;
    return module && guardModule(specifier, module);
  } catch (cause) {
    cache.delete(specifier);
    throw new NotLoadedError(specifier, { cause });
  }
}

/** The module that was meant by a specifier that leads to none. */
export async function findNearestModule(
  specifier: string,
  siblings: readonly string[],
): Promise<string | undefined> {
  if (specifier.startsWith('.')) {
    return findNearest(specifier, siblings);
  }
  if (specifier.startsWith(`${ICONS}/`)) {
    const name = specifier.slice(ICONS.length + 1);
    const nearest = findNearest(name, await loadIconNames());
    return nearest && `${ICONS}/${nearest}`;
  }
  return findNearest(specifier, [...Object.keys(modules), ICONS]);
}
