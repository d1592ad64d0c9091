import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';
import { getTranslatedDirectory } from '../lib/docsTree';
import { DATA_ALIAS } from './catalogues/remarkCatalogues';
import {
  DEFAULT_PACKAGES_ROOT,
  getLinksFile,
  type ApiReferenceOptions,
} from './options';
import { PLAYGROUND_ALIAS } from './playgrounds/names';
import {
  getCataloguesFolder,
  getPlaygroundsFolder,
  prepareVersion,
} from './prepareVersion';
import { prepareSurfaces } from './surface/prepareSurfaces';
import type { ApiManifest } from './types';

/**
 * Packages → API model → pages, the index of props and demos, checks of the
 * prose. The pages are written while plugins are constructed, since the docs
 * plugin looks for pages right afterwards. See README.md.
 */
export default async function apiReferencePlugin(
  { siteDir, i18n }: LoadContext,
  { trees, routeBasePath, packagesRoot }: ApiReferenceOptions,
): Promise<Plugin> {
  const { defaultLocale } = i18n;
  const otherLocales = i18n.locales.filter((name) => name !== defaultLocale);

  async function prepare(): Promise<ReadonlyMap<string, ApiManifest>> {
    const manifests = new Map<string, ApiManifest>();
    for (const tree of trees) {
      const manifest = await prepareVersion({
        siteDirectory: siteDir,
        tree,
        routeBasePath,
        packagesRoot: packagesRoot ?? DEFAULT_PACKAGES_ROOT,
        locales: [defaultLocale, ...otherLocales],
      });
      manifests.set(tree.name, manifest);
    }
    await prepareSurfaces(
      siteDir,
      path.join(siteDir, packagesRoot ?? DEFAULT_PACKAGES_ROOT),
    );
    return manifests;
  }

  const manifests = await prepare();
  let isFresh = true;

  return {
    name: 'api-reference',
    // Again for each change that `npm run dev` sees.
    async loadContent() {
      if (!isFresh) {
        await prepare();
      }
      isFresh = false;
    },
    // The pages written are among them: a second run, which finds nothing to do.
    getPathsToWatch: () => [
      path.join(siteDir, 'i18n/*/api/**/*.json'),
      ...trees.flatMap((tree) => [
        path.join(siteDir, tree.directory, '**/*.{mdx,tsx}'),
        ...otherLocales.map((locale) =>
          path.join(siteDir, getTranslatedDirectory(locale, tree), '**/*.mdx'),
        ),
      ]),
    ],
    configureWebpack: (bundler) => ({
      ...toCacheOptions(
        bundler,
        trees.map((tree) => getLinksFile(siteDir, tree)),
      ),
      resolve: {
        alias: {
          [DATA_ALIAS]: getCataloguesFolder(siteDir),
          [PLAYGROUND_ALIAS]: getPlaygroundsFolder(siteDir),
        },
      },
    }),
    async postBuild({ i18n: { currentLocale } }) {
      if (currentLocale !== defaultLocale) {
        return;
      }
      for (const [version, { warnings }] of manifests) {
        console.warn(
          [
            `[api-reference] ${version}: ${warnings.length} warnings`,
            ...warnings.map((warning) => `  ${warning}`),
          ].join('\n'),
        );
      }
    },
  };
}
