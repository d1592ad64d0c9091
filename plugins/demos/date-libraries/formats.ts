import type { OtherDateLibrary } from '../types';

/** What Day.js reads in a format without plugins; everything else stands for itself. */
const TOKEN =
  /\[([^\]]+)\]|Y{4}|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|A|a|m{1,2}|s{1,2}|SSS|ZZ?|[^A-Za-z[]+|./g;

type Tokens = Readonly<Record<string, string>>;

/** Of Unicode, which date-fns and Luxon both keep to. */
const UNICODE: Tokens = {
  YYYY: 'yyyy',
  YY: 'yy',
  M: 'M',
  MM: 'MM',
  MMM: 'MMM',
  MMMM: 'MMMM',
  D: 'd',
  DD: 'dd',
  ddd: 'EEE',
  dddd: 'EEEE',
  H: 'H',
  HH: 'HH',
  h: 'h',
  hh: 'hh',
  A: 'a',
  m: 'm',
  mm: 'mm',
  s: 's',
  ss: 'ss',
  SSS: 'SSS',
};

const TOKENS: Readonly<Record<OtherDateLibrary, Tokens>> = {
  'date-fns': { ...UNICODE, dd: 'EEEEEE', a: 'aaa', Z: 'xxx', ZZ: 'xx' },
  luxon: { ...UNICODE, Z: 'ZZ', ZZ: 'ZZZ' },
  moment: Object.fromEntries(
    [...Object.keys(UNICODE), 'd', 'dd', 'a', 'Z', 'ZZ'].map((token) => [
      token,
      token,
    ]),
  ),
};

function quote(text: string, library: OtherDateLibrary): string {
  return library === 'moment' ? `[${text}]` : `'${text}'`;
}

/**
 * A format of Day.js in the letters of another library: `dddd, D MMMM YYYY` →
 * `EEEE, d MMMM yyyy`. Undefined when that has no letters for a part of it.
 */
export function translateFormat(
  format: string,
  library: OtherDateLibrary,
): string | undefined {
  const parts: string[] = [];
  for (const [part, literal] of format.matchAll(TOKEN)) {
    if (literal !== undefined) {
      if (literal.includes("'")) {
        return undefined;
      }
      parts.push(quote(literal, library));
    } else if (part === 'T') {
      // Between the date and the time of ISO 8601.
      parts.push(quote(part, library));
    } else if (/[A-Za-z[]/.test(part)) {
      const token = TOKENS[library][part];
      if (token === undefined) {
        return undefined;
      }
      parts.push(token);
    } else if (part.includes("'")) {
      return undefined;
    } else {
      parts.push(part);
    }
  }
  return parts.join('');
}
