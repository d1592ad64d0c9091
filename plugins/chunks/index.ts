import type { Plugin } from '@docusaurus/types';
import { isLazyStyle } from './isLazyStyle';
import { getLibraryChunk, getLibraryFamily } from './libraryFamily';
import { isPageFeature, PAGE_FEATURES } from './pageFeature';

interface BundledModule {
  nameForCondition?: () => string | null | undefined;
}

function getModulePath(module: BundledModule): string {
  return module.nameForCondition?.() ?? '';
}

/** The modules that want the texts of every language. */
const ALL_LOCALES = [
  /[\\/]@mui[\\/]x-[^\\/]+[\\/](.+[\\/])?locales[\\/]/,
  /[\\/]component-theme[\\/]localeTexts\.ts$/,
];

/**
 * Material UI has the texts of all languages in one module, which a chunk gets
 * with whatever anyone uses of it. They take a copy of it, so that the one with
 * the site's own languages stays small.
 */
const LOCALES_RULE = {
  test: ALL_LOCALES,
  resolve: {
    alias: { '@mui/material/locale$': '@mui/material/modern/locale/index.js' },
  },
};

/**
 * One chunk a library family, loaded with the demos that need it. Docusaurus
 * puts what half of all chunks share into a chunk that every page loads; demos
 * outnumber pages, so without this the whole library would end up there.
 * Files of chunks are named by number, since their names would be on every page.
 */
export default function chunksPlugin(): Plugin {
  return {
    name: 'chunks',
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      const { splitChunks } = config.optimization ?? {};
      const cacheGroups = (splitChunks && splitChunks.cacheGroups) || {};
      return {
        ...(config.mode === 'production' && {
          // Every page loads the list of all files: by the number that it has anyway, it holds no names.
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        }),
        module: {
          rules: [
            LOCALES_RULE,
            { test: [...PAGE_FEATURES], sideEffects: false },
          ],
        },
        mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'replace' },
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...cacheGroups,
              styles: {
                ...(typeof cacheGroups['styles'] === 'object' &&
                  cacheGroups['styles']),
                test: (module: BundledModule) =>
                  !isLazyStyle(getModulePath(module)),
              },
              common: {
                ...(typeof cacheGroups['common'] === 'object' &&
                  cacheGroups['common']),
                test: (module: BundledModule) =>
                  getLibraryFamily(getModulePath(module)) === undefined &&
                  !isPageFeature(getModulePath(module)),
              },
              pageFeatures: {
                chunks: 'async',
                enforce: true,
                // Below Docusaurus's one style sheet (50), which the static HTML loads.
                priority: 45,
                // What several kinds of pages share; a guide with a catalogue takes no more than that.
                minChunks: 2,
                test: (module: BundledModule) =>
                  isPageFeature(getModulePath(module)),
              },
              libraries: {
                chunks: 'async',
                enforce: true,
                priority: 60,
                test: (module: BundledModule) =>
                  getLibraryChunk(getModulePath(module)) !== undefined,
                name: (module: BundledModule) =>
                  getLibraryChunk(getModulePath(module)),
              },
            },
          },
        },
      };
    },
  };
}
