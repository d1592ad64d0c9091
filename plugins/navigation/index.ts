import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';
import { throwOnProblems } from '../lib/problem';
import { writeIfChanged } from '../lib/writeIfChanged';
import {
  checkEntries,
  checkOrphans,
  checkTranslatedOrphans,
} from './checkNavigation';
import { readPages } from './readPages';
import { writeRedirectsFile } from './redirects';
import type { Redirect } from './redirects';
import type { NavigationRoot } from './types';

export interface NavigationOptions {
  readonly navigation: readonly NavigationRoot[];
  /** Folder of the English pages, relative to the site folder. */
  readonly docsPath: string;
  readonly routeBasePath: string;
  /** Only those that lead to a page. */
  readonly redirects: readonly Redirect[];
}

/** Checks the navigation against the pages, and writes the redirects for static hosts. */
export default async function navigationPlugin(
  { siteDir, i18n }: LoadContext,
  options: NavigationOptions,
): Promise<Plugin> {
  const { navigation, docsPath, routeBasePath, redirects } = options;

  function readTree(directory: string) {
    return readPages({
      directory: path.join(siteDir, directory),
      siteDirectory: siteDir,
      routeBasePath,
    });
  }

  // Whether a link is shown depends on the pages there are: remarkUnwrittenLinks.
  const pagesFile = path.join(siteDir, '.cache/navigation/pages.json');
  const pathnames = readTree(docsPath).map(({ pathname }) => pathname);
  await writeIfChanged(pagesFile, JSON.stringify(pathnames));

  return {
    name: 'navigation',
    configureWebpack: (bundler) => toCacheOptions(bundler, [pagesFile]),
    loadContent() {
      const english = readTree(docsPath);
      const translated = i18n.locales
        .filter((locale) => locale !== i18n.defaultLocale)
        .flatMap((locale) =>
          readTree(`i18n/${locale}/docusaurus-plugin-content-docs/current`),
        );
      throwOnProblems('navigation', [
        ...checkEntries(navigation),
        ...checkOrphans(navigation, english),
        ...checkTranslatedOrphans(english, translated),
      ]);
    },
    async postBuild({ outDir, i18n: { currentLocale } }) {
      if (currentLocale === i18n.defaultLocale) {
        await writeRedirectsFile(outDir, redirects);
      }
    },
  };
}
