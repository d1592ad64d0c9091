import { toLanguageTag } from '../../component-locales';

/** Luxon leaves languages to the browser. */
export function findLocale(locale: string): string | undefined {
  return toLanguageTag(locale);
}
