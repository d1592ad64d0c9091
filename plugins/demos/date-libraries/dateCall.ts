/** A call of a method of a Day.js date, with what is inside translated already. */
export interface DateCall {
  readonly method: string;
  /** The date. */
  readonly target: string;
  /** Whether a `?.` is before the method. */
  readonly isOptional: boolean;
  readonly args: readonly CallArgument[];
  /** Whether the date is known to be valid where it is called. */
  readonly isValid: boolean;
}

export interface CallArgument {
  readonly text: string;
  /** Of a text that is written there. */
  readonly literal: string | undefined;
  readonly isDate: boolean;
}

/** The call in another library; `use` gives the local name of a function of date-fns. */
export type TranslateCall = (
  call: DateCall,
  use: (name: string) => string,
) => string | undefined;

/** What `format()` without an argument writes. */
export const ISO_FORMAT = 'YYYY-MM-DDTHH:mm:ssZ';

const UNITS: Readonly<Record<string, string>> = {
  y: 'year',
  M: 'month',
  w: 'week',
  d: 'day',
  D: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
  ms: 'millisecond',
};
const UNIT_NAMES = new Set(Object.values(UNITS));

/** `days`, `d` → `day`; undefined for what is no unit. */
export function toUnit(literal: string | undefined): string | undefined {
  const unit = literal && (UNITS[literal] ?? literal.replace(/s$/, ''));
  return unit && UNIT_NAMES.has(unit) ? unit : undefined;
}

/** Names of the parts of a date: Day.js → `Date`, date-fns, Luxon. */
export const PARTS: Readonly<
  Record<string, { native: string; setter: string; luxon: string }>
> = {
  year: { native: 'getFullYear', setter: 'setYear', luxon: 'year' },
  month: { native: 'getMonth', setter: 'setMonth', luxon: 'month' },
  date: { native: 'getDate', setter: 'setDate', luxon: 'day' },
  hour: { native: 'getHours', setter: 'setHours', luxon: 'hour' },
  minute: { native: 'getMinutes', setter: 'setMinutes', luxon: 'minute' },
  second: { native: 'getSeconds', setter: 'setSeconds', luxon: 'second' },
  millisecond: {
    native: 'getMilliseconds',
    setter: 'setMilliseconds',
    luxon: 'millisecond',
  },
};

/** `set('hour', 10)` and `hour(10)` alike: the part and its new value. */
export function readSetter({
  method,
  args,
}: DateCall): { name: string; value: string } | undefined {
  const [first, second] = args;
  const name = method === 'set' ? first?.literal : method;
  const value = method === 'set' ? second?.text : first?.text;
  return name !== undefined && value !== undefined && Object.hasOwn(PARTS, name)
    ? { name, value }
    : undefined;
}
