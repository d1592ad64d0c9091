import type { DateLibrary } from '@site/plugins/demos/types';

const DATE_LIBRARIES: readonly DateLibrary[] = [
  'dayjs',
  'date-fns',
  'luxon',
  'moment',
];

/** The date library among packages; undefined when there is none. */
export function findDateLibrary(
  packages: readonly string[],
): DateLibrary | undefined {
  return DATE_LIBRARIES.find((name) => packages.includes(name));
}
