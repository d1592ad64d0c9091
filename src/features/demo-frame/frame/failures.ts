import { closest, distance } from 'fastest-levenshtein';

/** Names further away than this share of their length were not meant. */
const MAX_DISTANCE_SHARE = 0.4;

/** The name that was meant, perhaps: `DataGird` → `DataGrid`. */
export function findNearest(
  name: string,
  known: readonly string[],
): string | undefined {
  if (known.length === 0) {
    return undefined;
  }
  const nearest = closest(name, known);
  const limit = Math.ceil(nearest.length * MAX_DISTANCE_SHARE);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= limit
    ? nearest
    : undefined;
}

/** The code imports a module that is not there. */
export class UnknownImportError extends Error {
  constructor(
    readonly specifier: string,
    readonly nearest: string | undefined,
  ) {
    super(`There is no module "${specifier}".`);
  }
}

/** The code uses a name that its module does not export. */
export class UnknownExportError extends Error {
  constructor(
    readonly specifier: string,
    readonly exportName: string,
    readonly nearest: string | undefined,
  ) {
    super(`"${specifier}" has no export "${exportName}".`);
  }
}

/** A module exists, and did not load. */
export class NotLoadedError extends Error {
  constructor(
    readonly specifier: string,
    options: ErrorOptions,
  ) {
    super(`"${specifier}" was not loaded.`, options);
  }
}

export class NoComponentError extends Error {}
