import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { suggestName, type Problem } from '../../lib/problem';
import { getMembers, type ModelIndex } from '../createModelIndex';
import type { ComponentPage, InterfacePage } from '../types';
import { englishTexts, type PageTexts } from './pageTexts';

/** Key of the model file, `data-grid/data-grid` → member key → translated Markdown. */
export type Translations = ReadonlyMap<
  string,
  Readonly<Record<string, string>>
>;

/** A JSON file that translators wrote. */
export interface TranslationFile {
  /** Relative to the site folder. */
  readonly file: string;
  /** `data-grid/data-grid` */
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Holds the words of titles and descriptions; all other files belong to a page. */
const PAGE_TEXTS_KEY = 'pages';

function parseTexts(text: string, file: string): Record<string, string> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(
      `[api-reference] ${file} is no object. Write { "prop:name": "text" }.`,
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, String(entry)]),
  );
}

/** The files of `i18n/<locale>/api/`, sorted. */
export async function readTranslationFiles(
  siteDirectory: string,
  locale: string,
): Promise<TranslationFile[]> {
  const folder = `i18n/${locale}/api`;
  const names = await Globby('**/*.json', {
    cwd: path.join(siteDirectory, folder),
  });
  return Promise.all(
    names.sort().map(async (name) => {
      const file = `${folder}/${name}`;
      const text = await fs.readFile(path.join(siteDirectory, file), 'utf8');
      return {
        file,
        key: name.replace(/\.json$/, ''),
        texts: parseTexts(text, file),
      };
    }),
  );
}

function listKeys(page: ComponentPage | InterfacePage): string[] {
  return [
    'description',
    ...getMembers(page).map(({ name }) => `prop:${name}`),
    ...(page.kind === 'component'
      ? [
          ...page.slots.map(({ name }) => `slot:${name}`),
          ...page.classes.map(({ key }) => `class:${key}`),
        ]
      : []),
  ];
}

function checkKeys(
  { file, texts }: TranslationFile,
  known: readonly string[],
): Problem[] {
  return Object.keys(texts)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      file,
      message: `The key "${key}" names nothing on the page.`,
      hint: suggestName(key, known) || 'Delete it.',
    }));
}

/** Files and keys that belong to no page or member of the current version. */
export function checkTranslations(
  files: readonly TranslationFile[],
  { owners }: ModelIndex,
): Problem[] {
  const pages = new Map(
    [...owners.values()].map(({ page }) => [
      `${page.product}/${page.slug}`,
      page,
    ]),
  );
  return files.flatMap((file): Problem[] => {
    if (file.key === PAGE_TEXTS_KEY) {
      return checkKeys(file, Object.keys(englishTexts));
    }
    const page = pages.get(file.key);
    return page
      ? checkKeys(file, listKeys(page))
      : [
          {
            file: file.file,
            message: 'There is no such API page.',
            hint:
              suggestName(file.key, [...pages.keys()]) || 'Delete the file.',
          },
        ];
  });
}

export function toTranslations(
  files: readonly TranslationFile[],
): Translations {
  return new Map(files.map(({ key, texts }) => [key, texts]));
}

/** The words of titles and descriptions in a language. */
export function getPageTexts(translations: Translations): PageTexts {
  return { ...englishTexts, ...translations.get(PAGE_TEXTS_KEY) };
}
