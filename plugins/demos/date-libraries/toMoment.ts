import { PARTS, type TranslateCall } from './dateCall';
import { translateFormat } from './formats';

/** Methods that change a date of Moment where Day.js gives a new one. */
const MUTATING = new Set(['add', 'subtract', 'startOf', 'endOf', 'set']);
const SAME_IN_MOMENT = new Set([
  ...['isValid', 'isBefore', 'isAfter', 'isSame', 'diff', 'toDate'],
  ...['valueOf', 'toISOString', 'unix', 'daysInMonth', 'day'],
]);

/** In methods of a Moment date, of a copy where they would change it. */
export const toMoment: TranslateCall = ({
  method,
  target,
  isOptional,
  args,
}) => {
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
