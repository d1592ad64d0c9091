import type { OtherDateLibrary } from '../types';

export const OTHER_LIBRARIES: readonly OtherDateLibrary[] = [
  'date-fns',
  'luxon',
  'moment',
];

/** What stands for the names of Day.js in another library. */
export interface LibraryNames {
  readonly adapter: string;
  /** Where it comes from, in the package of the pickers. */
  readonly adapterModule: string;
  /** Type of a date. */
  readonly date: string;
}

export const LIBRARY_NAMES: Readonly<Record<OtherDateLibrary, LibraryNames>> = {
  'date-fns': {
    adapter: 'AdapterDateFns',
    adapterModule: 'AdapterDateFnsV3',
    date: 'Date',
  },
  luxon: {
    adapter: 'AdapterLuxon',
    adapterModule: 'AdapterLuxon',
    date: 'DateTime',
  },
  moment: {
    adapter: 'AdapterMoment',
    adapterModule: 'AdapterMoment',
    date: 'Moment',
  },
};

/** What is inside `dayjs( … )`. */
export interface Constructed {
  readonly kind: 'now' | 'literal' | 'text' | 'number' | 'native';
  /** Translated. */
  readonly text: string;
  readonly literal?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/**
 * `dayjs('2024-09-19')` in another library: the same moment, in the reader's
 * own time zone. Undefined for texts in a form that each library reads its own way.
 */
export function translateConstructor(
  { kind, text, literal = '' }: Constructed,
  library: OtherDateLibrary,
  use: (name: string) => string,
): string | undefined {
  const isDay = DAY.test(literal);
  if (kind === 'literal' && !isDay && !LOCAL_TIME.test(literal)) {
    return undefined;
  }
  switch (library) {
    case 'moment':
      return `moment(${text})`;
    case 'luxon': {
      const from = {
        now: 'now',
        literal: 'fromISO',
        text: 'fromISO',
        number: 'fromMillis',
        native: 'fromJSDate',
      }[kind];
      return `DateTime.${from}(${text})`;
    }
    case 'date-fns':
      switch (kind) {
        case 'literal':
          // A day alone would be midnight in London.
          return `new Date('${literal}${isDay ? 'T00:00' : ''}')`;
        case 'text':
          return `${use('parseISO')}(${text})`;
        default:
          return `new Date(${text})`;
      }
  }
}
