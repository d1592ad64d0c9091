import dayjs from 'dayjs';
import { format } from 'date-fns';
import { DateTime } from 'luxon';
import moment from 'moment';
import { translateFormat } from './formats';

const TEXT = '2024-09-05T08:03:07.089';

describe('translateFormat', () => {
  it.each([
    'YYYY-MM-DD',
    'YY/M/D',
    'dddd, D MMMM YYYY',
    'ddd D MMM',
    'HH:mm:ss.SSS',
    'H:m:s',
    'hh:mm A',
    'h:mm A',
    'YYYY-MM-DDTHH:mm:ssZ',
    'D [of] MMMM',
    'MMM YYYY, [week day] dddd',
  ])('of %s writes the same in every library', (pattern) => {
    const expected = dayjs(TEXT).format(pattern);
    expect(format(TEXT, translateFormat(pattern, 'date-fns') ?? '')).toBe(
      expected,
    );
    expect(
      DateTime.fromISO(TEXT, { locale: 'en-US' }).toFormat(
        translateFormat(pattern, 'luxon') ?? '',
      ),
    ).toBe(expected);
    expect(moment(TEXT).format(translateFormat(pattern, 'moment'))).toBe(
      expected,
    );
  });

  it.each([
    ['hh a', 'date-fns'],
    ['dd D', 'date-fns'],
    ['d', 'moment'],
    ['hh a', 'moment'],
  ] as const)('of %s writes the same in %s', (pattern, library) => {
    const translated = translateFormat(pattern, library) ?? '';
    const text =
      library === 'moment'
        ? moment(TEXT).format(translated)
        : format(TEXT, translated);
    expect(text).toBe(dayjs(TEXT).format(pattern));
  });

  it.each([
    // What Luxon has no letters for.
    ['hh a', 'luxon'],
    ['dd', 'luxon'],
    ['d', 'date-fns'],
    // What needs a plugin of Day.js.
    ['Do MMM', 'moment'],
    ['L', 'date-fns'],
    ['w', 'moment'],
    // What would end a quoted text.
    ["D [o'clock]", 'luxon'],
    ["D 'YY", 'date-fns'],
    // What Day.js prints as it is, brackets and all.
    ['[]D', 'moment'],
  ] as const)('does not know %s in %s', (pattern, library) => {
    expect(translateFormat(pattern, library)).toBeUndefined();
  });
});
