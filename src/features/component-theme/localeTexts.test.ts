import dayjs from 'dayjs';
import { LOCALES } from '../demo-environment/locales';
import { DAYJS_LOCALES } from './dayjsLocales';
import { getDateLocale, getLocaleTexts } from './localeTexts';

/** Texts of a component in a locale: the last word counts, as in a theme. */
function findDefaultProps(locale: string, component: string): unknown {
  return getLocaleTexts(locale)
    .map(
      ({ components }) =>
        (
          components as Record<string, { defaultProps?: unknown }> | undefined
        )?.[component]?.defaultProps,
    )
    .findLast((props) => props !== undefined);
}

describe('getLocaleTexts', () => {
  it('has those of the grid, the pickers and the components below them', () => {
    expect(findDefaultProps('frFR', 'MuiDataGrid')).toMatchObject({
      localeText: { noRowsLabel: 'Pas de résultats' },
    });
    expect(findDefaultProps('frFR', 'MuiLocalizationProvider')).toMatchObject({
      localeText: { cancelButtonLabel: 'Annuler' },
    });
    expect(findDefaultProps('frFR', 'MuiTablePagination')).toMatchObject({
      labelRowsPerPage: 'Lignes par page :',
    });
  });

  it.each([...LOCALES])('knows texts of some package in %s', (locale) => {
    expect(getLocaleTexts(locale).length).toBeGreaterThan(0);
  });

  it('knows none of a locale that does not exist', () => {
    expect(getLocaleTexts('xxXX')).toEqual([]);
    expect(getDateLocale('xxXX')).toEqual([]);
  });

  it.each(['kzKZ', 'mk'])(
    'finds the texts of %s under their other name',
    (locale) => {
      expect(findDefaultProps(locale, 'MuiTablePagination')).toBeDefined();
    },
  );
});

describe('getDateLocale', () => {
  it('knows every locale of the bar', () => {
    expect(Object.keys(DAYJS_LOCALES)).toEqual([...LOCALES]);
  });

  it.each(Object.entries(DAYJS_LOCALES))(
    'of %s is one that Day.js has loaded: %s',
    (locale, name) => {
      expect(dayjs('2024-02-03').locale(name).locale()).toBe(name);
      expect(getDateLocale(locale)).toEqual([
        {
          components: {
            MuiLocalizationProvider: { defaultProps: { adapterLocale: name } },
          },
        },
      ]);
    },
  );

  it('leaves the language of other dates alone', () => {
    expect(dayjs('2024-02-03').format('MMMM')).toBe('February');
  });
});
