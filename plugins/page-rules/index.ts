import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { throwOnProblems, type Problem } from '../lib/problem';
import { checkPage } from './checkPage';
import { checkTranslation } from './checkTranslation';
import { parsePage, type ParsedPage } from './parsePage';

export interface PageRulesOptions {
  /** Folder of the English pages, relative to the site folder. */
  readonly docsPath: string;
}

/** Generated pages follow rules of their own. */
const NOT_WRITTEN_BY_HAND = ['**/demos/**', 'api/**'];

/** Holds the pages to the rules of CONTRIBUTING.md: front matter, headings, translations. */
export default function pageRulesPlugin(
  { siteDir, i18n }: LoadContext,
  { docsPath }: PageRulesOptions,
): Plugin {
  /** Path inside the folder → page. */
  async function readFolder(
    folder: string,
  ): Promise<ReadonlyMap<string, ParsedPage>> {
    const files = await Globby('**/*.mdx', {
      cwd: path.join(siteDir, folder),
      ignore: NOT_WRITTEN_BY_HAND,
    });
    const pages = await Promise.all(
      files.map(async (file) => {
        const relative = path.posix.join(folder, file);
        const text = await fs.readFile(path.join(siteDir, relative), 'utf8');
        return [file, parsePage(relative, text)] as const;
      }),
    );
    return new Map(pages);
  }

  return {
    name: 'page-rules',
    async loadContent() {
      const english = await readFolder(docsPath);
      const problems: Problem[] = [...english.values()].flatMap(checkPage);
      for (const locale of i18n.locales) {
        if (locale === i18n.defaultLocale) {
          continue;
        }
        const translated = await readFolder(
          `i18n/${locale}/docusaurus-plugin-content-docs/current`,
        );
        for (const [file, page] of translated) {
          const source = english.get(file);
          problems.push(
            ...checkPage(page),
            ...(source ? checkTranslation(source, page) : []),
          );
        }
      }
      throwOnProblems('page-rules', problems);
    },
  };
}
