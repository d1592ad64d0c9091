import {
  ISO_FORMAT,
  PARTS,
  readSetter,
  toUnit,
  type TranslateCall,
} from './dateCall';
import { translateFormat } from './formats';

const COMPARISONS: Readonly<Record<string, string>> = {
  isBefore: '<',
  isAfter: '>',
};

/** Months count from 0 in Day.js, from 1 in Luxon. */
function addOne(month: string): string {
  return /^\d+$/.test(month) ? String(Number(month) + 1) : `(${month}) + 1`;
}

/** In methods of a Luxon date. */
export const toLuxon: TranslateCall = (call) => {
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
