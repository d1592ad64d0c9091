import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toCacheOptions } from '../lib/bundlerCache';

const CONFIG_LOADER = path.join(__dirname, 'stripBuildOptions.cjs');
const VERSION_LOADER = path.join(__dirname, 'stripDescriptions.cjs');

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
    configureWebpack: (bundler) => ({
      ...toCacheOptions(bundler, [__filename, CONFIG_LOADER, VERSION_LOADER]),
      module: {
        rules: [
          toRule('docusaurus.config.mjs', CONFIG_LOADER),
          toRule('docusaurus-plugin-content-docs/default/p/', VERSION_LOADER),
        ],
      },
    }),
  };
}
