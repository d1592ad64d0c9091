import path from 'node:path';
import { readPackageLocales, toLanguageTag } from './readLocales';

const ROOT = path.resolve(__dirname, '../../../node_modules/@mui');

describe('toLanguageTag', () => {
  it.each([
    ['zhCN', 'zh-CN'],
    ['ptBR', 'pt-BR'],
    ['eu', 'eu'],
    ['kzKZ', 'kk-KZ'],
  ])('turns the export %s into %s', (name, tag) => {
    expect(toLanguageTag(name)).toBe(tag);
  });
});

describe.each([
  { name: 'x-data-grid', count: 36 },
  { name: 'x-date-pickers', count: 35 },
])('readPackageLocales of $name', ({ name, count }) => {
  const locales = readPackageLocales({ folder: path.join(ROOT, name) }, [
    'en',
    'zh',
  ]);

  it('finds every locale of the package, named in each language of the site', () => {
    expect(locales).toHaveLength(count);
    expect(locales.find((locale) => locale.name === 'deDE')).toMatchObject({
      tag: 'de-DE',
      language: { en: 'German (Germany)', zh: '德语（德国）' },
    });
  });

  it('measures a locale by the texts of the English one, which is complete', () => {
    const english = locales.find((locale) => locale.name === 'enUS');
    expect(english?.translated).toBe(english?.total);
    expect(locales.every(({ translated, total }) => translated <= total)).toBe(
      true,
    );
    expect(locales.some(({ translated, total }) => translated < total)).toBe(
      true,
    );
  });
});

describe('readPackageLocales', () => {
  it('finds none in a package without locales', () => {
    expect(
      readPackageLocales({ folder: path.join(ROOT, 'x-charts') }, ['en']),
    ).toEqual([]);
  });
});
