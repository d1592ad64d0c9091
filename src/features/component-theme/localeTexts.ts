/** The texts of all locales that the packages ship. Loaded when a reader asks for one of them. */
import * as coreLocales from '@mui/material/locale';
import type { ThemeOptions } from '@mui/material/styles';
import * as gridLocales from '@mui/x-data-grid/locales';
import * as pickerLocales from '@mui/x-date-pickers/locales';

/** Locales that the packages call other names. */
const CORE_NAMES: Readonly<Record<string, string>> = {
  kzKZ: 'kkKZ',
  mk: 'mkMK',
};

function findTexts(module: object, name: string): ThemeOptions[] {
  const texts = (module as Readonly<Record<string, unknown>>)[name];
  // The modules export theme options under the names of locales.
  return texts && typeof texts === 'object' ? [texts as ThemeOptions] : [];
}

/** Theme options with the texts of a locale, as far as the packages have them. */
export function getLocaleTexts(locale: string): readonly ThemeOptions[] {
  return [
    ...findTexts(coreLocales, CORE_NAMES[locale] ?? locale),
    ...findTexts(gridLocales, locale),
    ...findTexts(pickerLocales, locale),
  ];
}
