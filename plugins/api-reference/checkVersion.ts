import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../lib/problem';
import { readFormerNames } from '../migrations/readFormerNames';
import { getCatalogues } from './catalogues/buildCatalogues';
import { checkCatalogues } from './catalogues/checkCatalogues';
import type { Guide } from './guides/types';
import type { LoadedVersion } from './loadVersion';
import { resolvePlayground } from './playgrounds/resolvePlayground';
import { checkTranslations, type TranslationFile } from './output/translations';
import { checkProse } from './prose/checkProse';
import { listWords } from './prose/listWords';
import { createKnownNames } from './prose/createKnownNames';
import type { ParsedDemo } from './uses/readDemoUses';

function listMaterialComponents(packagesRoot: string): string[] {
  return fs
    .readdirSync(path.join(packagesRoot, '@mui/material'))
    .filter((name) => /^[A-Z]/.test(name));
}

/** Words of the code that a guide shows. */
function listCodeWords(guide: Guide, demos: readonly ParsedDemo[]): string[] {
  return [
    ...listWords(guide.fencedCode),
    ...demos
      .filter(({ page }) => page === guide.page)
      .flatMap(({ source }) => listWords(source)),
  ];
}

/** What is wrong in the guides and translations of a version, measured by its API. */
export function checkVersion(
  { guides, demos, index, locales }: LoadedVersion,
  translations: readonly TranslationFile[],
  siteDirectory: string,
  packagesRoot: string,
): Problem[] {
  const all = [...guides.values()].flat();
  const [english = []] = guides.values();
  const englishByPage = new Map(english.map((guide) => [guide.page, guide]));
  const material = listMaterialComponents(packagesRoot);
  const prose = all.flatMap((guide) => {
    const source = englishByPage.get(guide.page) ?? guide;
    const { components } = guide.components.length > 0 ? guide : source;
    return checkProse(guide, {
      index,
      known: createKnownNames(
        components.map(({ name }) => name),
        index,
        material,
      ),
      codeWords: new Set(listCodeWords(guide, demos)),
      formerNames: readFormerNames(siteDirectory, guide.page),
      inherited: source === guide ? [] : source.exceptions,
    });
  });
  return [
    ...prose,
    ...checkCatalogues(all, getCatalogues(index.model, locales)),
    ...all.flatMap((guide) =>
      guide.playgrounds.flatMap(
        (element) =>
          resolvePlayground(guide, element, {
            index,
            demos,
            resolveHref: (href) => href,
          }).problems,
      ),
    ),
    ...checkTranslations(translations, index),
  ];
}
