import { LOCALES } from './locales';
import { toLanguageTag } from '../component-locales';
import { getLocaleName } from './toLanguageTag';

describe('toLanguageTag', () => {
  it.each([
    ['zhCN', 'zh-CN'],
    ['eu', 'eu'],
    ['kzKZ', 'kk-KZ'],
  ] as const)('of %s is %s', (locale, tag) => {
    expect(toLanguageTag(locale)).toBe(tag);
  });

  it('is one that browsers accept, for every locale', () => {
    const tags = LOCALES.map(toLanguageTag);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  });
});

describe('getLocaleName', () => {
  it.each([
    ['frFR', 'en', 'French (France)'],
    ['kzKZ', 'en', 'Kazakh (Kazakhstan)'],
    ['frFR', 'zh-CN', '法语（法国）'],
  ] as const)('of %s in %s is %s', (locale, language, name) => {
    expect(getLocaleName(locale, language)).toBe(name);
  });
});
