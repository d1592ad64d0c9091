import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const CONFIG_LOADER = path.join(__dirname, 'stripBuildOptions.cjs');
const VERSION_LOADER = path.join(__dirname, 'stripDescriptions.cjs');

/**
 * The files that the bundler's cache depends on: it knows the configuration of
 * the site, but neither this plugin nor its loaders. Typed as little as it is:
 * Docusaurus has the types of another bundler, which lacks this cache.
 */
function toCacheOptions(experiments: object | undefined): object {
  const isCached = experiments !== undefined && 'cache' in experiments;
  const buildDependencies = [__filename, CONFIG_LOADER, VERSION_LOADER];
  return isCached ? { experiments: { cache: { buildDependencies } } } : {};
}

/** Keeps out of the code of every page what no page needs: plugin options, and the descriptions of all pages. */
export default function clientConfigPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  const toRule = (file: string, loader: string) => ({
    include: [path.join(generatedFilesDir, file)],
    use: [{ loader }],
  });
  return {
    name: 'client-config',
    configureWebpack: ({ experiments }) => ({
      ...toCacheOptions(experiments),
      module: {
        rules: [
          toRule('docusaurus.config.mjs', CONFIG_LOADER),
          toRule('docusaurus-plugin-content-docs/default/p/', VERSION_LOADER),
        ],
      },
    }),
  };
}
