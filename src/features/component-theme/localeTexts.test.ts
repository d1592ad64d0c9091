import { LOCALES } from '../demo-environment/locales';
import { getLocaleTexts } from './localeTexts';

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
  });

  it.each(['kzKZ', 'mk'])(
    'finds the texts of %s under their other name',
    (locale) => {
      expect(findDefaultProps(locale, 'MuiTablePagination')).toBeDefined();
    },
  );
});
