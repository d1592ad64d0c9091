import type { Locale } from 'date-fns';
import * as locales from 'date-fns/locale';
import { DATE_LOCALES } from '../../component-locales';

const ALL = locales as Readonly<Record<string, Locale>>;

/** The locale of date-fns that goes with a locale of the components; a few have none. */
export function findLocale(locale: string): Locale | undefined {
  return ALL[locale] ?? ALL[DATE_LOCALES[locale] ?? ''];
}
