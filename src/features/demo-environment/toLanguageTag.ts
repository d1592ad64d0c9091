import { toLanguageTag } from '../component-locales';
import type { ComponentLocale } from './locales';

/** What a locale is called in a language; its tag where the browser knows no name. */
export function getLocaleName(
  locale: ComponentLocale,
  language: string,
): string {
  const tag = toLanguageTag(locale);
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
