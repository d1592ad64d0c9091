import { translateFormat } from './formats';
import type { OtherDateLibrary } from '../types';

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

const ISO_FORMAT = 'YYYY-MM-DDTHH:mm:ssZ';

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
function toUnit(literal: string | undefined): string | undefined {
  const unit = literal && (UNITS[literal] ?? literal.replace(/s$/, ''));
  return unit && UNIT_NAMES.has(unit) ? unit : undefined;
}

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the parts of a date: Day.js → `Date`, date-fns, Luxon. */
const PARTS: Readonly<
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
function readSetter({
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

const COMPARISONS: Readonly<Record<string, string>> = {
  isBefore: '<',
  isAfter: '>',
};

const toDateFns: TranslateCall = (call, use) => {
  const { method, target, args, isValid } = call;
  const [first, second] = args;
  const unit = toUnit(
    (method === 'startOf' || method === 'endOf' ? first : second)?.literal,
  );
  const apply = (name: string, ...rest: string[]): string =>
    `${use(name)}(${[target, ...rest].join(', ')})`;
  switch (method) {
    case 'isValid':
      return apply('isValid');
    case 'format': {
      const format = translateFormat(
        first ? (first.literal ?? '{') : ISO_FORMAT,
        'date-fns',
      );
      if (format === undefined || (first && first.literal === undefined)) {
        return undefined;
      }
      const text = apply('format', JSON.stringify(format));
      return isValid
        ? text
        : `(${use('isValid')}(${target}) ? ${text} : 'Invalid Date')`;
    }
    case 'add':
    case 'subtract':
      return unit && first
        ? apply(
            `${method === 'add' ? 'add' : 'sub'}${capitalize(unit)}s`,
            first.text,
          )
        : undefined;
    case 'startOf':
    case 'endOf':
      return unit && unit !== 'millisecond'
        ? apply(`${method}${capitalize(unit)}`)
        : undefined;
    case 'isBefore':
    case 'isAfter':
    case 'isSame': {
      if (!first?.isDate || (second && !unit)) {
        return undefined;
      }
      const name = method === 'isSame' ? 'isEqual' : method;
      if (!unit) {
        return apply(name, first.text);
      }
      const start = use(`startOf${capitalize(unit)}`);
      return method === 'isSame'
        ? apply(`isSame${capitalize(unit)}`, first.text)
        : `${use(name)}(${start}(${target}), ${start}(${first.text}))`;
    }
    case 'diff':
      return first?.isDate && args.length === 2 && unit
        ? apply(`differenceIn${capitalize(unit)}s`, first.text)
        : undefined;
    case 'toDate':
      return target;
    case 'valueOf':
    case 'toISOString':
      return `${target}.${method}()`;
    case 'unix':
      return apply('getUnixTime');
    case 'daysInMonth':
      return apply('getDaysInMonth');
    case 'day':
      return first ? undefined : `${target}.getDay()`;
    default: {
      const setter = readSetter(call);
      if (setter) {
        return apply(PARTS[setter.name]?.setter ?? '', setter.value);
      }
      const part = Object.hasOwn(PARTS, method) ? PARTS[method] : undefined;
      return part && `${target}.${part.native}()`;
    }
  }
};

const toLuxon: TranslateCall = (call) => {
  const { method, target, args, isOptional } = call;
  const [first, second] = args;
  const dot = isOptional ? '?.' : '.';
  const unit = toUnit(
    (method === 'startOf' || method === 'endOf' ? first : second)?.literal,
  );
  // Its weeks begin on Mondays, those of Day.js on Sundays.
  const isWeek = unit === 'week';
  switch (method) {
    case 'isValid':
      return `${target}${dot}isValid`;
    case 'format': {
      const format = translateFormat(
        first ? (first.literal ?? '{') : ISO_FORMAT,
        'luxon',
      );
      return format === undefined || (first && first.literal === undefined)
        ? undefined
        : `${target}${dot}toFormat(${JSON.stringify(format)})`;
    }
    case 'add':
    case 'subtract':
      return unit && first
        ? `${target}${dot}${method === 'add' ? 'plus' : 'minus'}({ ${unit}s: ${first.text} })`
        : undefined;
    case 'startOf':
    case 'endOf':
      return unit && !isWeek
        ? `${target}${dot}${method}('${unit}')`
        : undefined;
    case 'isBefore':
    case 'isAfter': {
      if (!first?.isDate || isOptional || isWeek || (second && !unit)) {
        return undefined;
      }
      const start = unit ? `.startOf('${unit}')` : '';
      return `(${target}${start} ${COMPARISONS[method]} ${first.text}${start})`;
    }
    case 'isSame':
      if (!first?.isDate || isWeek || isOptional || (second && !unit)) {
        return undefined;
      }
      return unit
        ? `${target}.hasSame(${first.text}, '${unit}')`
        : `(${target}.toMillis() === ${first.text}.toMillis())`;
    case 'diff':
      return first?.isDate && args.length === 2 && unit && !isOptional
        ? `Math.trunc(${target}.diff(${first.text}, '${unit}s').${unit}s)`
        : undefined;
    case 'toDate':
      return `${target}${dot}toJSDate()`;
    case 'valueOf':
      return `${target}${dot}toMillis()`;
    case 'toISOString':
      return `${target}${dot}toJSDate().toISOString()`;
    case 'unix':
      return `${target}${dot}toUnixInteger()`;
    case 'daysInMonth':
      return `${target}${dot}daysInMonth`;
    case 'day':
      return first || isOptional ? undefined : `(${target}.weekday % 7)`;
    default: {
      const setter = readSetter(call);
      if (setter) {
        const { luxon = '' } = PARTS[setter.name] ?? {};
        const value = luxon === 'month' ? addOne(setter.value) : setter.value;
        return value && `${target}${dot}set({ ${luxon}: ${value} })`;
      }
      if (method === 'month') {
        return isOptional ? undefined : `(${target}.month - 1)`;
      }
      const part = Object.hasOwn(PARTS, method) ? PARTS[method] : undefined;
      return part && `${target}${dot}${part.luxon}`;
    }
  }
};

/** Months count from 0 in Day.js, from 1 in Luxon. */
function addOne(month: string): string {
  return /^\d+$/.test(month) ? String(Number(month) + 1) : `(${month}) + 1`;
}

/** Methods that change a date of Moment where Day.js gives a new one. */
const MUTATING = new Set(['add', 'subtract', 'startOf', 'endOf', 'set']);
const SAME_IN_MOMENT = new Set([
  ...['isValid', 'isBefore', 'isAfter', 'isSame', 'diff', 'toDate'],
  ...['valueOf', 'toISOString', 'unix', 'daysInMonth', 'day'],
]);

const toMoment: TranslateCall = ({ method, target, isOptional, args }) => {
  const dot = isOptional ? '?.' : '.';
  const list = args.map(({ text }) => text).join(', ');
  const [first, second] = args;
  if (method === 'format') {
    if (!first) {
      return `${target}${dot}format()`;
    }
    const format = first.literal && translateFormat(first.literal, 'moment');
    return format && `${target}${dot}format(${JSON.stringify(format)})`;
  }
  if (MUTATING.has(method)) {
    const unit = method === 'set' || method.endsWith('Of') ? first : second;
    return unit?.literal === undefined
      ? undefined
      : `${target}${dot}clone().${method}(${list})`;
  }
  if (Object.hasOwn(PARTS, method)) {
    return first
      ? `${target}${dot}clone().${method}(${list})`
      : `${target}${dot}${method}()`;
  }
  return SAME_IN_MOMENT.has(method) && !(method === 'day' && first)
    ? `${target}${dot}${method}(${list})`
    : undefined;
};

/**
 * What the methods of Day.js are in each library: `isValid`, `format`, `add`,
 * `subtract`, `startOf`, `endOf`, `isBefore`, `isAfter`, `isSame`, `diff`,
 * `set`, the parts of a date and what turns one into something else. Undefined
 * where the library has nothing that gives the same for every date.
 */
export const TRANSLATE_CALL: Readonly<Record<OtherDateLibrary, TranslateCall>> =
  { 'date-fns': toDateFns, luxon: toLuxon, moment: toMoment };
