import type { Plugin } from '@docusaurus/types';
import { getLibraryChunk, getLibraryFamily } from './libraryFamily';

interface BundledModule {
  nameForCondition?: () => string | null | undefined;
}

function getModulePath(module: BundledModule): string {
  return module.nameForCondition?.() ?? '';
}

/**
 * One chunk a library family, loaded with the demos that need it. Docusaurus
 * puts what half of all chunks share into a chunk that every page loads; demos
 * outnumber pages, so without this the whole library would end up there.
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
        mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'replace' },
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...cacheGroups,
              common: {
                ...(typeof cacheGroups['common'] === 'object' &&
                  cacheGroups['common']),
                test: (module: BundledModule) =>
                  getLibraryFamily(getModulePath(module)) === undefined,
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
