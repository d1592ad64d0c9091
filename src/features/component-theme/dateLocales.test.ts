import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import type { Locale } from 'date-fns';
import moment from 'moment';
import { DATE_LOCALES } from '../component-locales';
import { LOCALES } from '../demo-environment/locales';
import * as dateFns from './dates/dateFns';
import * as dayjs from './dates/dayjs';
import * as luxon from './dates/luxon';
import * as moments from './dates/moment';
import { loadDateLocale } from './dateLocales';

describe('DATE_LOCALES', () => {
  it('has every locale of the bar', () => {
    expect(Object.keys(DATE_LOCALES)).toEqual([...LOCALES]);
  });
});

describe('loadDateLocale', () => {
  it('gives the locale to the pickers', async () => {
    expect(await loadDateLocale('luxon', 'frFR')).toEqual([
      {
        components: {
          MuiLocalizationProvider: {
            defaultProps: { adapterLocale: 'fr-FR' },
          },
        },
      },
    ]);
  });

  it('gives none where the library has none', async () => {
    expect(await loadDateLocale('date-fns', 'urPK')).toEqual([]);
  });

  it('leaves the language of other dates alone', async () => {
    await loadDateLocale('moment', 'frFR');
    expect(moment('2024-02-03').format('MMMM')).toBe('February');
  });

  it.each(LOCALES.filter((locale) => locale !== 'urPK'))(
    'names the months alike in all libraries: %s',
    (locale) => {
      const adapters = [
        new AdapterDayjs({ locale: dayjs.findLocale(locale) ?? '' }),
        new AdapterDateFns({ locale: dateFns.findLocale(locale) as Locale }),
        new AdapterLuxon({ locale: luxon.findLocale(locale) ?? '' }),
        new AdapterMoment({ locale: moments.findLocale(locale) ?? '' }),
      ];
      const isEnglish = adapters.map((adapter) => {
        const day = adapter.date('2024-02-03T00:00') as never;
        return adapter.format(day, 'month') === 'February';
      });
      expect(isEnglish).toEqual(adapters.map(() => locale === 'enUS'));
    },
  );
});
