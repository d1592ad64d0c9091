/** A package that an adapter of the date pickers runs on. */
interface DateLibrary {
  readonly name: string;
  readonly range: string;
}

/** Behaviours §15.4, and the adapters for version 3 of date-fns. */
const LIBRARIES: ReadonlyMap<string, DateLibrary> = new Map([
  ['AdapterDateFns', { name: 'date-fns', range: '^2.30.0' }],
  ['AdapterDateFnsV3', { name: 'date-fns', range: '^3.6.0' }],
  ['AdapterDateFnsJalali', { name: 'date-fns-jalali', range: '^2.30.0-0' }],
  ['AdapterDateFnsJalaliV3', { name: 'date-fns-jalali', range: '^3.6.0-0' }],
  ['AdapterDayjs', { name: 'dayjs', range: '^1.11.10' }],
  ['AdapterLuxon', { name: 'luxon', range: '^3.4.4' }],
  ['AdapterMoment', { name: 'moment', range: '^2.29.4' }],
  ['AdapterMomentHijri', { name: 'moment-hijri', range: '^2.1.2' }],
  ['AdapterMomentJalaali', { name: 'moment-jalaali', range: '^0.10.0' }],
]);

/** Names of all adapters whose package is known. */
export const KNOWN_ADAPTERS: readonly string[] = [...LIBRARIES.keys()];

const ADAPTER =
  /^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter.*)$/;

/** A demo imports an adapter, and nobody knows which package that needs. */
export class UnknownAdapterError extends Error {
  constructor(readonly adapter: string) {
    super(
      `The package of the date adapter "${adapter}" is not known. Known adapters: ${KNOWN_ADAPTERS.join(', ')}.`,
    );
    this.name = 'UnknownAdapterError';
  }
}

/**
 * Packages that the date adapters among the imports need, with their ranges.
 * @throws {UnknownAdapterError}
 */
export function findDateLibraries(
  specifiers: readonly string[],
): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const specifier of specifiers) {
    const adapter = ADAPTER.exec(specifier)?.[1];
    if (adapter === undefined) {
      continue;
    }
    const library = LIBRARIES.get(adapter);
    if (!library) {
      throw new UnknownAdapterError(adapter);
    }
    ranges[library.name] = library.range;
  }
  return ranges;
}
