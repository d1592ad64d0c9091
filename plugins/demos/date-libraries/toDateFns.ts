import {
  ISO_FORMAT,
  PARTS,
  readSetter,
  toUnit,
  type TranslateCall,
} from './dateCall';
import { translateFormat } from './formats';

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** In functions of date-fns, which are imported as they are used. */
export const toDateFns: TranslateCall = (call, use) => {
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
