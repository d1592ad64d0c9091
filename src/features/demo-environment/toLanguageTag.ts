import type { ComponentLocale } from './locales';

/** Locales whose name in the packages is none of the standard's. */
const TAGS: Readonly<Partial<Record<ComponentLocale, string>>> = {
  kzKZ: 'kk-KZ',
};

/** `zhCN` → `zh-CN` */
export function toLanguageTag(locale: ComponentLocale): string {
  return TAGS[locale] ?? locale.replace(/[A-Z]{2}$/, '-$&');
}

/** What a locale is called in a language; its tag where the browser knows no name. */
export function getLocaleName(
  locale: ComponentLocale,
  language: string,
): string {
  const tag = toLanguageTag(locale);
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
